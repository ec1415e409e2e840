import { useEffect, useState } from 'react';

const minuteMs = 60 * 1000;

/** The time by the minute, for words such as 'Due in 5 h'. Given a time it stands still. */
export function useNow(frozen?: Date): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (frozen) return;
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, [frozen]);
  return frozen ?? now;
}
