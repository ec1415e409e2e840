import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For links to external pages: call the returned function when the visitor leaves. `onReturn` is
 * called once they are back, in this tab or from another one.
 */
export function useOnReturn(onReturn: () => void): () => void {
  const isAway = useRef(false);
  const come = useEffectEvent(() => {
    if (!isAway.current || document.visibilityState === 'hidden') return;
    isAway.current = false;
    onReturn();
  });

  useEffect(() => {
    const back = () => come();
    // The browser may restore the page from its back/forward cache.
    addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);

  return () => {
    isAway.current = true;
  };
}
