import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../../data/auth.tsx';
import { useCustomer } from '../../data/customer.ts';
import { metadata } from '../../meta/metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminSignIn } from './sign-in.tsx';

/**
 * Whoever is signed in goes on to the dashboard, and its guard sends those back who are no admins.
 * A password that the shop has made is replaced before.
 */
export function Component() {
  const customer = useCustomer();
  const { user, isLoading } = useAuth();
  const navigate = useNavigate();
  const isUnfinished = Boolean(customer && user?.mustChangePassword);
  const isIn = Boolean(customer) && !isLoading && !isUnfinished;

  useEffect(() => {
    if (isIn) navigate(paths.admin, { replace: true });
  }, [isIn, navigate]);

  return (
    <>
      <PageMeta {...metadata.adminLogin} />
      <AdminSignIn step={isUnfinished ? 'password' : 'sign-in'} />
    </>
  );
}
