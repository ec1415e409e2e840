import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Customer } from '#contract/customers';
import { admin as copy } from '../copy/admin.ts';
import { useAuth } from '../data/auth.tsx';
import { useCustomer } from '../data/customer.ts';
import { getErrorMessage } from '../data/error-message.ts';
import { paths } from '../paths.ts';
import { useToast } from '../state/toasts.ts';

/** Who is in, and the way out: it ends at the admins' login. */
export type AdminSession = { admin: Customer; logout: () => Promise<void> };

type AdminsOnlyProps = {
  /** Stands until it is known who is there, in the very measures of the page. */
  loading: ReactNode;
  children: (visit: AdminSession) => ReactNode;
};

/** Lets admins in who have a password of their own. Anybody else is sent on without a word, and a
 * session that ends meanwhile leads to the login and back. */
export function RequireAdmin({ loading, children }: AdminsOnlyProps) {
  const customer = useCustomer();
  const { user, isLoading, logout } = useAuth();
  const [exit, setExit] = useState<string>();
  const wasLetIn = useRef(false);
  const hasLeft = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();
  const isAdmin = customer?.isAdmin === true;
  const isUnfinished = isAdmin && user?.mustChangePassword === true;
  const isLetIn = isAdmin && !isLoading && !isUnfinished;
  const isOut = customer !== undefined && !isAdmin;
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    if (!isLetIn) return;
    wasLetIn.current = true;
    hasLeft.current = false;
  }, [isLetIn]);

  useEffect(() => {
    if (isUnfinished) navigate(paths.adminLogin, { replace: true });
    if (!isOut) return;
    if (exit || customer || !wasLetIn.current) {
      navigate(exit ?? paths.home, { replace: true });
      return;
    }
    // The session has ended under an open page: back to it after the next sign-in.
    if (hasLeft.current) return;
    hasLeft.current = true;
    toast({ variant: 'destructive', ...copy.signedOut });
    const next = new URLSearchParams({ next: pathname + search + hash });
    navigate(`${paths.adminLogin}?${next}`, { replace: true });
  }, [isUnfinished, isOut, exit, customer, navigate, toast, pathname, search, hash]);

  async function leave() {
    setExit(paths.adminLogin);
    try {
      await logout();
    } catch (error) {
      setExit(undefined);
      toast({
        variant: 'destructive',
        title: copy.logoutFailed,
        description: getErrorMessage(error),
      });
    }
  }

  return isLetIn ? children({ admin: customer, logout: leave }) : loading;
}
