import { useEffect } from 'react';

/** While `isNeeded`, the browser asks before the page is closed or reloaded. */
export function useUnloadWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isNeeded]);
}
