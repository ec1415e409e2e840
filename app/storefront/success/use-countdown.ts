import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSessionText, writeSessionText } from '../../state/session-text.ts';

/**
 * Counts down by the clock while `running`, then calls `onEnd`. After a pause, it starts over.
 * `stop` ends it for good,
 * also for a reload of this tab, where `key` names the page.
 */
export function useCountdown(
  totalSeconds: number,
  running: boolean,
  key: string,
  onEnd: () => void,
) {
  const [secondsLeft, setSecondsLeft] = useState(totalSeconds);
  const [stopped, setStopped] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  // Before the countdown can start, which waits for the server.
  useEffect(() => setStopped(readSessionText(key) !== null), [key]);

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

  function stop() {
    setStopped(true);
    writeSessionText(key, 'yes');
  }
  return { secondsLeft, stopped, stop };
}

/** What a person does who reads on. */
const signs = ['wheel', 'touchmove', 'keydown'] as const;

/** Calls back once someone scrolls, types or tabs while `isWatched`. */
export function useReading(isWatched: boolean, onReading: () => void) {
  const read = useEffectEvent(onReading);
  useEffect(() => {
    if (!isWatched) return;
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    for (const sign of signs) addEventListener(sign, () => read(), options);
    // Someone drags the scrollbar. A page that opens only scrolls to its top by itself.
    const moved = () => scrollY > 0 && read();
    addEventListener('scroll', moved, options);
    return () => stop.abort();
  }, [isWatched]);
}

/** Whether an element is wholly in view; pass `ref` to it. */
export function useInView() {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isInView };
}
