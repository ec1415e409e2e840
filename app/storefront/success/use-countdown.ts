import { useEffect, useRef, useState } from 'react';

/**
 * Counts down by the clock while `running`, then calls `onEnd`. After a pause, it starts over.
 * `stop` ends it for good.
 */
export function useCountdown(totalSeconds: number, running: boolean, onEnd: () => void) {
  const [secondsLeft, setSecondsLeft] = useState(totalSeconds);
  const [stopped, setStopped] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    if (!running || stopped) return;
    setSecondsLeft(totalSeconds);
    const endsAt = Date.now() + totalSeconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left > 0) return;
      clearInterval(timer);
      end.current();
    }, 250);
    return () => clearInterval(timer);
  }, [running, stopped, totalSeconds]);

  return { secondsLeft, stopped, stop: () => setStopped(true) };
}
