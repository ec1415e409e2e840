import { useEffect, useRef, useState } from 'react';

/** How long 'Copied!' is shown. */
export const copiedDurationMs = 2000;

/** Calls back after `ms`, unless the returned function cancels it first. */
export type StartTimer = (ms: number, then: () => void) => () => void;

const startRealTimer: StartTimer = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/** Copies a text and reports success for two seconds. */
export function useCopyToClipboard(
  text: string,
  onFail: () => void,
  startTimer: StartTimer = startRealTimer,
) {
  const [isCopied, setCopied] = useState(false);
  const cancel = useRef(() => {});
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      cancel.current();
    };
  }, []);

  async function copy() {
    try {
      // Without HTTPS there is no clipboard; that fails like any other refusal.
      await navigator.clipboard.writeText(text);
    } catch {
      return onFail();
    }
    if (isUnmounted.current) return;
    setCopied(true);
    cancel.current();
    cancel.current = startTimer(copiedDurationMs, () => setCopied(false));
  }

  return { isCopied, copy };
}
