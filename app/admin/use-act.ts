import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

const param = 'act';

/** The address of a page where something is started right away: `useAct` there starts it. */
export function withAct(href: string, act: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${param}=${act}`;
}

/** Starts what the address asks for, once. Without `start`, it isn’t possible yet. */
export function useAct(act: string, start: (() => void) | undefined): void {
  const [params, setParams] = useSearchParams();
  const isDue = params.get(param) === act && start !== undefined;
  const run = useEffectEvent(() => {
    setParams(
      (current) => {
        current.delete(param);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
    start?.();
  });
  useEffect(() => {
    if (isDue) run();
  }, [isDue]);
}
