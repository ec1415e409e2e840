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

/** After this long without a sign of use, the page counts as left alone. */
const idleAfterMs = 10_000;

const signsOfUse = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchmove'] as const;

/**
 * Whether someone is using the page: they moved the pointer, scrolled or pressed a key recently, have
 * selected text, have the focus on a control of the content, or are in another tab.
 */
export function usePageInUse(): boolean {
  const [isInUse, setInUse] = useState(false);

  useEffect(() => {
    let usedAt = Number.NEGATIVE_INFINITY;
    const look = () => setInUse(isHeld() || Date.now() - usedAt < idleAfterMs);
    const use = (event: Event) => {
      if (isStill(event)) return;
      usedAt = Date.now();
      look();
    };
    look();
    const timer = setInterval(look, 250);
    const options = { capture: true, passive: true };
    for (const sign of signsOfUse) addEventListener(sign, use, options);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfUse) removeEventListener(sign, use, options);
    };
  }, []);

  return isInUse;
}

/** Browsers also report a pointer that rests while the page moves under it. */
function isStill(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  return event.movementX === 0 && event.movementY === 0;
}

function isHeld(): boolean {
  return document.hidden || hasSelection() || isFocusOnControl();
}

function hasSelection(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** After a navigation the focus is on a heading or the content itself, which no one chose. */
function isFocusOnControl(): boolean {
  return Boolean(document.activeElement?.matches('main :is(a, button, input, summary)'));
}
