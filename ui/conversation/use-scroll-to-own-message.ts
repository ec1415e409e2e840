import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the message you just sent, wherever you had scrolled to. */
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
    // In a reversed column, zero is the end.
    scroller.scrollTop = 0;
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [list, count, isOwn]);
}
