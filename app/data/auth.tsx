import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { User } from '#contract/customers';
import type { InvitationAcceptance, InvitationJoin } from '#contract/people';
import type { Credentials, PasswordReset, Registration } from '#contract/session';
import { refreshSignedInCookie, useHasSignedInCookie } from '../state/signed-in-cookie.ts';
import { type Address, addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { callApi, read } from './client.ts';
import { useMutateAnswer, useResource } from './resource.ts';

type NewAccount = Omit<Registration, 'username'>;

type Actions = {
  login: (credentials: Credentials) => Promise<User>;
  /** For admins only: anyone else gets the answer for a wrong password. */
  adminLogin: (credentials: Credentials & { code?: string }) => Promise<User>;
  register: (registration: NewAccount) => Promise<User>;
  resetPassword: (reset: PasswordReset) => Promise<User>;
  acceptInvitation: (acceptance: InvitationAcceptance) => Promise<User>;
  joinByInvitation: (join: InvitationJoin) => Promise<User>;
  logout: () => Promise<void>;
  /** The caller then goes to a page that requires no session. */
  signOutEverywhere: () => Promise<unknown>;
};

const AuthContext = createContext<Actions | null>(null);

/** Provides signing in and out; each empties the cache. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const mutateAnswer = useMutateAnswer();
  const actions = useMemo((): Actions => {
    const signedIn = async (user: User) => {
      await forgetAll();
      // If someone was signed in before, the current screen has fetched the customer already.
      void mutateAnswer(addressOf('GET /api/customer/auth/user'));
      await mutateAnswer(addressOf('GET /api/user'), user, { revalidate: false });
      return user;
    };
    const forgetAll = async () => {
      await mutate(() => true, undefined, { revalidate: false });
      refreshSignedInCookie();
    };
    return {
      login: (credentials) => callApi('POST /api/login', { body: credentials }).then(signedIn),
      adminLogin: (credentials) =>
        callApi('POST /api/admin/login', { body: credentials }).then(signedIn),
      register: (registration) =>
        callApi('POST /api/register', { body: registration }).then(signedIn),
      resetPassword: (reset) => callApi('POST /api/password/reset', { body: reset }).then(signedIn),
      acceptInvitation: (body) => callApi('POST /api/invitations/accept', { body }).then(signedIn),
      joinByInvitation: (body) => callApi('POST /api/invitations/join', { body }).then(signedIn),
      logout: () => callApi('POST /api/logout').then(forgetAll),
      signOutEverywhere: () => callApi('DELETE /api/customer/sessions'),
    };
  }, [mutate, mutateAnswer]);
  return <AuthContext value={actions}>{children}</AuthContext>;
}

/** The session: a user or null, and whether that is still being looked up. */
export function useAuth() {
  const actions = useContext(AuthContext);
  if (!actions) throw new Error('useAuth must be used within an AuthProvider');
  const hinted = useHasSignedInCookie();
  const { data, error } = useResource(hinted ? addressOf('GET /api/user') : null, {
    fetch: readUser,
  });
  const isLoading = hinted === undefined || (hinted && data === undefined && !error);
  return { user: (hinted && data) || null, isLoading, ...actions };
}

/** Signed out is an answer, not an error. */
async function readUser(address: Address<User>): Promise<User | null> {
  return read(address).catch((error) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
}
