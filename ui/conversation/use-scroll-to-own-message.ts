import { type RefObject, useEffect, useRef } from 'react';

/** What one has just written comes into view, however far back one had read. */
export function useScrollToOwnMessage(
  list: RefObject<HTMLElement | null>,
  count: number,
  isOwn: boolean,
): void {
  const known = useRef(count);
  useEffect(() => {
    const isNew = count > known.current;
    known.current = count;
    const scroller = list.current?.parentElement;
    if (!isNew || !isOwn || !scroller) return;
    // In a reversed column the end is at nought.
    scroller.scrollTop = 0;
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [list, count, isOwn]);
}
