import type { Customer, EmailChange, Profile } from '#contract/customers';
import type { PasswordChange } from '#contract/session';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import { useRefresh } from './refresh.ts';
import { toResource, useAnswer, useMutateAnswer } from './resource.ts';
import { isSubscriptionPath } from './subscriptions.ts';

/** Where the customer is signed in. */
export function useOpenSessions() {
  const answer = useAnswer(addressOf('GET /api/customer/sessions'));
  const { data: sessions, ...state } = toResource(answer);
  return {
    sessions,
    ...state,
    /** Refused or not, the list is fetched again: the session may have ended elsewhere. */
    end: (id: string) =>
      callApi('DELETE /api/customer/sessions/:id', { params: { id } }).finally(() =>
        answer.mutate(),
      ),
  };
}

/** Changes to the customer's own account; each refreshes what shows it. */
export function useAccount() {
  const mutate = useMutateAnswer();
  const refresh = useRefresh();
  const keep = (customer: Customer) =>
    mutate(addressOf('GET /api/customer/auth/user'), customer, { revalidate: false });

  return {
    rename: (profile: Profile) =>
      callApi('PATCH /api/customer/profile', { body: profile }).then(keep),
    changePassword: async (change: PasswordChange) => {
      await callApi('POST /api/customer/password', { body: change });
      // The user no longer has to choose a password.
      await refresh(
        (path) =>
          path === addressOf('GET /api/customer/sessions') || path === addressOf('GET /api/user'),
      );
    },
    changeEmail: async (change: EmailChange) => {
      await callApi('POST /api/customer/email', { body: change });
      await refresh((path) => path === addressOf('GET /api/customer/auth/user'));
    },
    sendCode: () => callApi('POST /api/customer/email/code'),
    verifyEmail: async (code: string) => {
      await callApi('POST /api/customer/email/verify', { body: { code } }).then(keep);
      // Orders and tickets made as a guest may have been added to the account.
      await refresh(
        (path) =>
          isSubscriptionPath(path) || path === addressOf('GET /api/customer/support/tickets'),
      );
    },
  };
}
