import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long a live region has to exist before screen readers announce its content. */
export const liveRegionDelayMs = 150;

/**
 * Whether content put into a live region now will be announced. It isn't while the region itself is
 * new. Content from the server is read with the page, so it is ready from the start.
 */
export function useLiveRegion(): boolean {
  const isServerRendered = useSyncExternalStore(subscribe, getClientSnapshot, getServerSnapshot);
  const [isReady, setReady] = useState(isServerRendered);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), liveRegionDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}

const subscribe = () => () => {};
const getClientSnapshot = () => false;
const getServerSnapshot = () => true;
