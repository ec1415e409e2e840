import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Permission } from '#contract/permissions';
import { admin as copy } from '../copy/admin.ts';
import { useAuth } from '../data/auth.tsx';
import { useCustomer } from '../data/customer.ts';
import { useMay } from '../data/permissions.ts';
import { paths } from '../paths.ts';
import { useToast } from '../state/toasts.ts';
import { isLoggingOutAtom } from './frame/use-log-out.ts';
import { NotAllowed } from './not-allowed.tsx';
import { LeaveGuard } from './unsaved/leave-guard.tsx';

type AdminsOnlyProps = {
  /** Shown while the session is checked. Same layout as the page, to avoid a shift. */
  loading: ReactNode;
  /** What the page shows. Other roles are told who may see it. */
  permission?: Permission;
  children: () => ReactNode;
};

/**
 * Renders its children for admins who have replaced their generated password and have set up
 * two-factor authentication if that is required. Everyone else is
 * redirected: signed out, to the sign-in and back, except from the dashboard’s own address.
 */
export function RequireAdmin({ loading, permission, children }: AdminsOnlyProps) {
  const customer = useCustomer();
  const { user, isLoading } = useAuth();
  const isLeaving = useAtomValue(isLoggingOutAtom);
  const wasAllowed = useRef(false);
  const hasLeft = useRef(false);
  const mayOpen = useMay();
  const navigate = useNavigate();
  const toast = useToast();
  const isAdmin = customer?.isAdmin === true;
  const mustReplacePassword = isAdmin && user?.mustChangePassword === true;
  const mustSetUp = isAdmin && user?.mustSetUpTwoFactor === true;
  const isAllowed = isAdmin && !isLoading && !mustReplacePassword && !mustSetUp;
  const isDenied = customer !== undefined && !isAdmin;
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    if (!isAllowed) return;
    wasAllowed.current = true;
    hasLeft.current = false;
  }, [isAllowed]);

  useEffect(() => {
    if (mustReplacePassword || mustSetUp) navigate(paths.adminLogin, { replace: true });
    if (!isDenied || isLeaving) return;
    const isDashboard = pathname === paths.admin && search === '';
    if (customer || (isDashboard && !wasAllowed.current)) {
      navigate(paths.home, { replace: true });
      return;
    }
    // Signed out: return to this page after the next sign-in.
    if (hasLeft.current) return;
    hasLeft.current = true;
    // The session ended on an open page.
    if (wasAllowed.current) toast({ tone: 'critical', ...copy.signedOut });
    const next = new URLSearchParams({ next: pathname + search + hash });
    navigate(`${paths.adminLogin}?${next}`, { replace: true });
  }, [
    mustReplacePassword,
    mustSetUp,
    isDenied,
    isLeaving,
    customer,
    navigate,
    toast,
    pathname,
    search,
    hash,
  ]);

  if (!isAllowed) return loading;
  const { role } = customer;
  if (permission && role && !mayOpen(permission)) {
    return <NotAllowed role={role} permission={permission} />;
  }
  return <LeaveGuard>{children()}</LeaveGuard>;
}
