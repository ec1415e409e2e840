import { useBlocker } from 'react-router';
import { useUnloadWarning } from '../../shell/use-unload-warning.ts';

/**
 * Asks before unsaved changes are lost: the browser when the page is closed or reloaded, a dialog
 * when a link, a shortcut or the Back button leads to another page.
 */
export function useLeaveWarning(hasChanges: boolean) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasChanges && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useUnloadWarning(hasChanges);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
