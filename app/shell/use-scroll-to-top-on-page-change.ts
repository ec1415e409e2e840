import { useEffect, useRef } from 'react';

/** Scrolls to the top of the list after a page change; the buttons are at its end. */
export function useScrollToTopOnPageChange(pagesBefore: number | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const lastPage = useRef(pagesBefore);
  useEffect(() => {
    if (lastPage.current === pagesBefore) return;
    lastPage.current = pagesBefore;
    const isAbove = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) top.current?.scrollIntoView({ block: 'start' });
  }, [pagesBefore]);
  return top;
}
