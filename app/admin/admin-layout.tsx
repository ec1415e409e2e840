import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useAuth } from '../data/auth.tsx';
import { useCustomer } from '../data/customer.ts';
import { AdminFrame } from './navigation/admin-frame.tsx';

// If its code fails to load, pages work without live updates.
const LiveNotices = lazy(() =>
  import('./live-updates/live-updates.tsx').then(
    (module) => ({ default: module.LiveUpdates }),
    () => ({ default: Nothing }),
  ),
);

// Everything that it does can be done without it.
const Shortcuts = lazy(() =>
  import('./shortcuts/shortcuts.tsx').then(
    (module) => ({ default: module.Shortcuts }),
    () => ({ default: Nothing }),
  ),
);

/** Around every admin page: the navigation, the shortcuts, and one live connection. */
export function Component() {
  const isAdmin = useCustomer()?.isAdmin === true;
  const { user } = useAuth();
  const isAllowed = isAdmin && user?.mustChangePassword === false && !user.mustSetUpTwoFactor;
  return (
    <>
      <AdminFrame isAllowed={isAllowed}>
        <Outlet />
      </AdminFrame>
      <Suspense>{isAllowed && <LiveNotices />}</Suspense>
      <Suspense>{isAllowed && <Shortcuts />}</Suspense>
    </>
  );
}

function Nothing() {
  return null;
}
