import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long a live region has to exist before screen readers announce its content. */
export const liveRegionDelayMs = 150;

/**
 * Whether content put into a live region now will be announced. It isn't while the region itself is
 * new. Content from the server is read with the page, so it is ready from the start.
 */
export function useLiveRegion(): boolean {
  const cameWithThePage = useSyncExternalStore(never, isNew, isOld);
  const [isHeard, setHeard] = useState(cameWithThePage);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), liveRegionDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isHeard;
}

const never = () => () => {};
const isNew = () => false;
const isOld = () => true;
