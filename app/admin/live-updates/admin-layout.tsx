import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '../../data/auth.tsx';
import { useCustomer } from '../../data/customer.ts';

// Where its code does not come, pages are as fresh as they were loaded.
const LiveNotices = lazy(() =>
  import('./live-updates.tsx').then(
    (module) => ({ default: module.LiveUpdates }),
    () => ({ default: Nothing }),
  ),
);

/** Around every page of an admin: one line to the shop, whichever of them is open. */
export function AdminLayout() {
  const isAdmin = useCustomer()?.isAdmin === true;
  const { user } = useAuth();
  const isLetIn = isAdmin && user?.mustChangePassword === false;
  return (
    <>
      <Outlet />
      <Suspense>{isLetIn && <LiveNotices />}</Suspense>
    </>
  );
}

function Nothing() {
  return null;
}
