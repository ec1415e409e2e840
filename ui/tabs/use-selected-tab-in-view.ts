import { type RefObject, useEffect, useRef } from 'react';

/** `value`: the `data-value` of the selected tab. Scrolls the list only, not the page. */
export function useSelectedTabInView(list: RefObject<HTMLElement | null>, value: string) {
  const isSettled = useRef(false);
  useEffect(() => {
    const scroller = list.current;
    const selected = scroller?.querySelector(`[data-value="${CSS.escape(value)}"]`);
    if (!scroller || !selected) return;
    const left = getCenter(selected) - getCenter(scroller);
    scroller.scrollBy({ left, behavior: isSettled.current ? 'auto' : 'instant' });
    isSettled.current = true;
  }, [list, value]);
}

function getCenter(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
