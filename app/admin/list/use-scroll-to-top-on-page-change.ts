import { useEffect, useRef } from 'react';

/** A new page is read from its top; the buttons that lead there are at the foot. */
export function useScrollToTopOnPageChange(pagesBefore: number | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(pagesBefore);
  useEffect(() => {
    if (shown.current === pagesBefore) return;
    shown.current = pagesBefore;
    const isAbove = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) top.current?.scrollIntoView({ block: 'start' });
  }, [pagesBefore]);
  return top;
}
