import { type RefObject, useEffect, useRef, useState } from 'react';

type Scroller = RefObject<HTMLElement | null>;

/** Whether there is more than fits: only then is it a stop for the keyboard. */
export function useScrolls(scroller: Scroller): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element) setScrolls(element.scrollHeight > element.clientHeight);
  });
  return scrolls;
}

/** What one has just written comes into view, however far back one had read. */
export function useOwnInView(scroller: Scroller, count: number, isOwn: boolean): void {
  const known = useRef(count);
  useEffect(() => {
    const isNew = count > known.current;
    known.current = count;
    if (!isNew || !isOwn || !scroller.current) return;
    // In a reversed column the end is at nought.
    scroller.current.scrollTop = 0;
    scroller.current
      .querySelector(':scope > ol > li:last-child')
      ?.scrollIntoView({ block: 'nearest' });
  }, [scroller, count, isOwn]);
}
