import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Customer } from '#contract/customers';
import { admin as words } from '../copy/admin.ts';
import { useAuth } from '../data/auth.tsx';
import { useCustomer } from '../data/customer.ts';
import { sentenceOf } from '../data/sentence.ts';
import { paths } from '../paths.ts';
import { useToast } from '../state/toasts.ts';

/** Who is in, and the way out: it ends at the admins' login. */
export type AdminVisit = { admin: Customer; logout: () => Promise<void> };

type AdminsOnlyProps = {
  /** Stands until it is known who is there, in the very measures of the page. */
  loading: ReactNode;
  children: (visit: AdminVisit) => ReactNode;
};

/** Lets admins in who have a password of their own. Anybody else is sent on without a word. */
export function AdminsOnly({ loading, children }: AdminsOnlyProps) {
  const customer = useCustomer();
  const { user, isLoading, logout } = useAuth();
  const [exit, setExit] = useState<string>(paths.home);
  const navigate = useNavigate();
  const toast = useToast();
  const isAdmin = customer?.isAdmin === true;
  const isUnfinished = isAdmin && user?.mustChangePassword === true;
  const sentTo = isUnfinished ? paths.adminLogin : isAdmin || customer === undefined ? null : exit;

  useEffect(() => {
    if (sentTo) navigate(sentTo, { replace: true });
  }, [sentTo, navigate]);

  async function leave() {
    setExit(paths.adminLogin);
    try {
      await logout();
    } catch (error) {
      setExit(paths.home);
      toast({ variant: 'destructive', title: words.logoutFailed, description: sentenceOf(error) });
    }
  }

  const isLetIn = isAdmin && !isLoading && !isUnfinished;
  return isLetIn ? children({ admin: customer, logout: leave }) : loading;
}
