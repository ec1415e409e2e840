import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long a live region stands empty before every reader knows of it. */
export const liveRegionDelayMs = 150;

/**
 * Whether words that are put into a live region now are read out: not yet, if the region comes with
 * them. What came with the server's page is read with it, and stands from the start.
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
