import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '#contract/local-path';
import { useAuth } from '../../data/auth.tsx';
import { useCustomer } from '../../data/customer.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminSignIn } from './sign-in.tsx';

/**
 * Redirects signed-in users to `next` or the dashboard, where the guard turns away non-admins. With
 * `again`, they have to sign in once more first. A generated password has to be replaced.
 */
export function Component() {
  const customer = useCustomer();
  const { user, isLoading } = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = localPath(search.get('next')) ?? paths.admin;
  const asksAgain = search.has('again');
  const [hasSignedIn, setSignedIn] = useState(false);
  const mustReplacePassword = Boolean(customer && user?.mustChangePassword);
  const mustSetUp = Boolean(customer && user?.mustSetUpTwoFactor);
  const isIn =
    Boolean(customer) &&
    !isLoading &&
    !mustReplacePassword &&
    !mustSetUp &&
    (hasSignedIn || !asksAgain);

  useEffect(() => {
    if (isIn) navigate(next, { replace: true });
  }, [isIn, navigate, next]);

  return (
    <>
      <PageMeta
        title="Admin login"
        description="Sign in to manage the shop."
        path={paths.adminLogin}
        noindex
      />
      <AdminSignIn
        step={mustReplacePassword ? 'password' : mustSetUp ? 'two-factor' : 'sign-in'}
        onSignedIn={() => setSignedIn(true)}
      />
    </>
  );
}
