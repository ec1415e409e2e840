import { useSyncExternalStore } from 'react';

/**
 * False on the server and while its page hydrates, when a component has to render what the server
 * did. True from then on, also in the first render of a component that comes later.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
