import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { localPath } from '#contract/local-path';
import { useAuth } from '../../data/auth.tsx';
import { useCustomer } from '../../data/customer.ts';
import { metadata } from '../../meta/metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminSignIn } from './sign-in.tsx';

/**
 * Whoever is signed in goes on to the dashboard, or to where they wanted to be, and the guard there
 * sends those back who are no admins; at once, unless it is asked for `again`. A password that the
 * shop has made is replaced before.
 */
export function Component() {
  const customer = useCustomer();
  const { user, isLoading } = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = localPath(search.get('next')) ?? paths.admin;
  const asksAgain = search.has('again');
  const [isProved, setProved] = useState(false);
  const isUnfinished = Boolean(customer && user?.mustChangePassword);
  const isIn = Boolean(customer) && !isLoading && !isUnfinished && (isProved || !asksAgain);

  useEffect(() => {
    if (isIn) navigate(next, { replace: true });
  }, [isIn, navigate, next]);

  return (
    <>
      <PageMeta {...metadata.adminLogin} />
      <AdminSignIn
        step={isUnfinished ? 'password' : 'sign-in'}
        onSignedIn={() => setProved(true)}
      />
    </>
  );
}
