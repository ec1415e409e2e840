import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DomainCheck } from '#contract/domain-checks';
import type { BriefCalls } from '../../data/briefs.ts';
import { getErrorMessage } from '../../data/error-message.ts';

type Known = { check?: DomainCheck; failed?: string };

export type DomainChecking = Known & { isChecking: boolean; checkAgain: () => void };

/** Checks a domain when it is saved, and again on request. `domain`: as it is saved. */
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
    start(domain);
    return () => {
      newest.current += 1;
    };
  }, [domain]);

  return { ...known, isChecking, checkAgain: () => void run() };
}
