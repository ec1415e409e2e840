import { useEffect, useRef, useState } from 'react';

/** How long 'Copied!' stands. */
export const copiedDurationMs = 2000;

/** A clock: calls back after a while, unless it is cancelled before. */
export type StartTimer = (ms: number, then: () => void) => () => void;

const realTime: StartTimer = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** Copies a text and knows for two seconds that it has. */
export function useCopyToClipboard(
  text: string,
  onFail: () => void,
  startTimer: StartTimer = realTime,
) {
  const [isCopied, setCopied] = useState(false);
  const cancel = useRef(() => {});
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      cancel.current();
    };
  }, []);

  async function copy() {
    try {
      // Without https there is no clipboard at all: that fails like any other refusal.
      await navigator.clipboard.writeText(text);
    } catch {
      return onFail();
    }
    if (isGone.current) return;
    setCopied(true);
    cancel.current();
    cancel.current = startTimer(copiedDurationMs, () => setCopied(false));
  }

  return { isCopied, copy };
}
