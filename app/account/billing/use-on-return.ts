import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For links to pages that are not ours: the function that is answered notes that somebody leaves,
 * and `onReturn` is called once they are back, in this tab or from another one.
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
    // A page that the browser kept whole for the way back is shown again as it was left.
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
