import { atom, useSetAtom } from 'jotai';
import { adminFrame as copy } from '../../copy/admin-frame.ts';
import { useAuth } from '../../data/auth.tsx';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';

/** Keeps pages from leading elsewhere while the session ends. */
export const isLoggingOutAtom = atom(false);

/** Ends the session and shows the sign-in, as a new page, so that nothing is left in memory. */
export function useLogOut() {
  const { logout } = useAuth();
  const setLoggingOut = useSetAtom(isLoggingOutAtom);
  return useAction(
    async () => {
      setLoggingOut(true);
      try {
        await logout();
        location.replace(paths.adminLogin);
      } catch (error) {
        setLoggingOut(false);
        throw error;
      }
    },
    { title: copy.logoutFailed },
  );
}
