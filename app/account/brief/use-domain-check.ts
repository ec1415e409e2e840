import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DomainCheck } from '#contract/domain-checks';
import type { BriefCalls } from '../../data/briefs.ts';
import { getErrorMessage } from '../../data/error-message.ts';

type Known = { check?: DomainCheck; failed?: string };

export type DomainChecking = Known & { isChecking: boolean; checkAgain: () => void };

/** Answers are saved while they are typed, and most of those domains are unfinished. */
export const settleMs = 2_000;

/** Checks a domain when it is saved and no longer typed, and again on request. */
export function useDomainCheck(
  domain: string,
  checkDomain: BriefCalls['checkDomain'],
): DomainChecking {
  const [known, setKnown] = useState<Known>({});
  const [isChecking, setChecking] = useState(true);
  const newest = useRef(0);

  async function run() {
    newest.current += 1;
    const own = newest.current;
    setChecking(true);
    const next = await checkDomain().then(
      (check): Known => ({ check }),
      (error: unknown): Known => ({ failed: getErrorMessage(error) ?? '' }),
    );
    // The domain has changed since, or the page was left.
    if (own !== newest.current) return;
    setKnown(next);
    setChecking(false);
  }
  const start = useEffectEvent((_domain: string) => void run());
  useEffect(() => {
    setKnown({});
    setChecking(true);
    const stopWaiting = afterTyping(() => start(domain));
    return () => {
      stopWaiting();
      newest.current += 1;
    };
  }, [domain]);

  return { ...known, isChecking, checkAgain: () => void run() };
}

/** Calls back once the field of the domain is left or rests. Returns how to stop waiting. */
function afterTyping(onSettled: () => void): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement && field.name === 'domainName')) {
    onSettled();
    return () => {};
  }
  const stop = () => {
    clearTimeout(timer);
    field.removeEventListener('blur', settle);
  };
  const settle = () => {
    stop();
    onSettled();
  };
  const timer = setTimeout(settle, settleMs);
  field.addEventListener('blur', settle);
  return stop;
}
