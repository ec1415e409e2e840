import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '../../data/auth.tsx';
import { useCustomer } from '../../data/customer.ts';

// If its code fails to load, pages work without live updates.
const LiveNotices = lazy(() =>
  import('./live-updates.tsx').then(
    (module) => ({ default: module.LiveUpdates }),
    () => ({ default: Nothing }),
  ),
);

/** Wraps every admin page, so that they share one live connection. */
export function AdminLayout() {
  const isAdmin = useCustomer()?.isAdmin === true;
  const { user } = useAuth();
  const isAllowed = isAdmin && user?.mustChangePassword === false;
  return (
    <>
      <Outlet />
      <Suspense>{isAllowed && <LiveNotices />}</Suspense>
    </>
  );
}

function Nothing() {
  return null;
}
