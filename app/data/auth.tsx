import { createContext, type ReactNode, useContext, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { User } from '#contract/customers';
import { apiPaths } from '#contract/paths';
import type { Credentials, PasswordReset, Registration } from '#contract/session';
import { ApiError } from './api-error.ts';
import { post, read, remove } from './client.ts';
import { refreshSignedInCookie, useHasSignedInCookie } from './signed-in-cookie.ts';

type NewAccount = Omit<Registration, 'username'>;

type Actions = {
  login: (credentials: Credentials) => Promise<User>;
  /** For admins alone: anybody else is answered as if the password were wrong. */
  adminLogin: (credentials: Credentials & { code?: string }) => Promise<User>;
  register: (registration: NewAccount) => Promise<User>;
  resetPassword: (reset: PasswordReset) => Promise<User>;
  logout: () => Promise<void>;
  /** The caller leads to a page that needs nobody signed in. */
  signOutEverywhere: () => Promise<unknown>;
};

const AuthContext = createContext<Actions | null>(null);

/** Signing in and out, for every screen: each change of who is signed in empties the cache. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  const actions = useMemo((): Actions => {
    const signedIn = async (user: User) => {
      await forgetAll();
      // Where somebody was signed in before, the screen that stands there has asked already.
      void mutate(apiPaths.customer);
      await mutate(apiPaths.user, user, { revalidate: false });
      return user;
    };
    const forgetAll = async () => {
      await mutate(() => true, undefined, { revalidate: false });
      refreshSignedInCookie();
    };
    return {
      login: (credentials) => post<User>(apiPaths.login, credentials).then(signedIn),
      adminLogin: (credentials) => post<User>(apiPaths.adminLogin, credentials).then(signedIn),
      register: (registration) => post<User>(apiPaths.register, registration).then(signedIn),
      resetPassword: (reset) => post<User>(apiPaths.resetPassword, reset).then(signedIn),
      logout: () => post(apiPaths.logout).then(forgetAll),
      signOutEverywhere: () => remove(apiPaths.sessions),
    };
  }, [mutate]);
  return <AuthContext value={actions}>{children}</AuthContext>;
}

/** The session: a user or null, and whether that is still being looked up. */
export function useAuth() {
  const actions = useContext(AuthContext);
  if (!actions) throw new Error('useAuth must be used within an AuthProvider');
  const hinted = useHasSignedInCookie();
  const { data, error } = useSWR<User | null, Error>(hinted ? apiPaths.user : null, readUser);
  const isLoading = hinted === undefined || (hinted && data === undefined && !error);
  return { user: (hinted && data) || null, isLoading, ...actions };
}

/** Nobody signed in is an answer, not an error. */
async function readUser(path: string): Promise<User | null> {
  return read<User>(path).catch((error) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
}
