import { useEffect, useState } from 'react';

const minuteMs = 60 * 1000;

/** The current time, updated every minute. `frozen` stops the clock. */
export function useNow(frozen?: Date): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (frozen) return;
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, [frozen]);
  return frozen ?? now;
}
