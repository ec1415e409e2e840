import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Customer } from '#contract/customers';
import { admin as copy } from '../copy/admin.ts';
import { useAuth } from '../data/auth.tsx';
import { useCustomer } from '../data/customer.ts';
import { getErrorMessage } from '../data/error-message.ts';
import { paths } from '../paths.ts';
import { useToast } from '../state/toasts.ts';

/** The signed-in admin. Signing out leads to the admin sign-in page. */
export type AdminSession = { admin: Customer; logout: () => Promise<void> };

type AdminsOnlyProps = {
  /** Shown while the session is checked. Same layout as the page, to avoid a shift. */
  loading: ReactNode;
  children: (visit: AdminSession) => ReactNode;
};

/**
 * Renders its children for admins who have replaced their generated password. Everyone else is
 * redirected: signed out, to the sign-in and back, except from the dashboard’s own address.
 */
export function RequireAdmin({ loading, children }: AdminsOnlyProps) {
  const customer = useCustomer();
  const { user, isLoading, logout } = useAuth();
  const [redirect, setRedirect] = useState<string>();
  const wasAllowed = useRef(false);
  const hasLeft = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();
  const isAdmin = customer?.isAdmin === true;
  const mustReplacePassword = isAdmin && user?.mustChangePassword === true;
  const isAllowed = isAdmin && !isLoading && !mustReplacePassword;
  const isDenied = customer !== undefined && !isAdmin;
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    if (!isAllowed) return;
    wasAllowed.current = true;
    hasLeft.current = false;
  }, [isAllowed]);

  useEffect(() => {
    if (mustReplacePassword) navigate(paths.adminLogin, { replace: true });
    if (!isDenied) return;
    const isDashboard = pathname === paths.admin && search === '';
    if (redirect || customer || (isDashboard && !wasAllowed.current)) {
      navigate(redirect ?? paths.home, { replace: true });
      return;
    }
    // Signed out: return to this page after the next sign-in.
    if (hasLeft.current) return;
    hasLeft.current = true;
    // The session ended on an open page.
    if (wasAllowed.current) toast({ tone: 'critical', ...copy.signedOut });
    const next = new URLSearchParams({ next: pathname + search + hash });
    navigate(`${paths.adminLogin}?${next}`, { replace: true });
  }, [mustReplacePassword, isDenied, redirect, customer, navigate, toast, pathname, search, hash]);

  async function leave() {
    setRedirect(paths.adminLogin);
    try {
      await logout();
    } catch (error) {
      setRedirect(undefined);
      toast({
        tone: 'critical',
        title: copy.logoutFailed,
        description: getErrorMessage(error),
      });
    }
  }

  return isAllowed ? children({ admin: customer, logout: leave }) : loading;
}
