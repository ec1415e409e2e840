import { useEffect, useState } from 'react';

const minuteMs = 60 * 1000;

/** Minutes left, rounded up; 0 once it is over. `frozen` stops the clock. */
export function useMinutesLeft(until: string, frozen?: Date): number {
  const [now, setNow] = useState(() => new Date());
  const leftMs = Math.max(0, Date.parse(until) - (frozen ?? now).getTime());

  useEffect(() => {
    if (frozen || leftMs === 0) return;
    const timer = setTimeout(() => setNow(new Date()), leftMs % minuteMs || minuteMs);
    return () => clearTimeout(timer);
  }, [frozen, leftMs]);

  return Math.ceil(leftMs / minuteMs);
}
