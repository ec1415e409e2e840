import useSWR, { useSWRConfig } from 'swr';
import type { Customer, EmailChange, Profile } from '#contract/customers';
import { apiPaths } from '#contract/paths';
import type { OpenSession, PasswordChange } from '#contract/session';
import { setImpersonatedCustomer } from '../state/impersonation.ts';
import { patch, post, read, remove } from './client.ts';
import { useRefresh } from './refresh.ts';
import { toResource } from './resource.ts';
import { useHasSignedInCookie } from './signed-in-cookie.ts';
import { isSubscriptionPath } from './subscriptions.ts';

/**
 * Who is signed in: undefined while that is not known, null when nobody is. The server is asked
 * only where a cookie hints at somebody; a failed look-up counts as signed out.
 */
export function useCustomer(): Customer | null | undefined {
  const hinted = useHasSignedInCookie();
  const { data, error } = useSWR<Customer, Error>(hinted ? apiPaths.customer : null, readCustomer);
  if (hinted === undefined) return undefined;
  if (!hinted || error) return null;
  return data;
}

async function readCustomer(path: string): Promise<Customer> {
  const customer = await read<Customer>(path);
  if (customer.view) setImpersonatedCustomer(customer.id);
  return customer;
}

/** Where the customer is signed in. */
export function useOpenSessions() {
  const answer = useSWR<OpenSession[], Error>(apiPaths.sessions, read);
  const { data: sessions, ...state } = toResource(answer);
  return {
    sessions,
    ...state,
    /** Refused or not, the list is read anew: it may have ended elsewhere. */
    end: (id: string) => remove(apiPaths.session(id)).finally(() => answer.mutate()),
  };
}

/** What customers change of their own account; each names what it refreshes. */
export function useAccount() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const keep = (customer: Customer) => mutate(apiPaths.customer, customer, { revalidate: false });

  return {
    rename: (profile: Profile) => patch<Customer>(apiPaths.profile, profile).then(keep),
    changePassword: async (change: PasswordChange) => {
      await post(apiPaths.password, change);
      // The user is no longer one who has to choose a password.
      await refresh((path) => path === apiPaths.sessions || path === apiPaths.user);
    },
    changeEmail: async (change: EmailChange) => {
      await post(apiPaths.email, change);
      await refresh((path) => path === apiPaths.customer);
    },
    sendCode: () => post(apiPaths.emailCode),
    verifyEmail: async (code: string) => {
      await post<Customer>(apiPaths.emailVerify, { code }).then(keep);
      // Orders and tickets of a guest may have joined.
      await refresh((path) => isSubscriptionPath(path) || path === apiPaths.tickets);
    },
  };
}
