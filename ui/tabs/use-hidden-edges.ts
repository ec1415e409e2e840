import { type RefObject, useEffect, useState } from 'react';

/** The ends of a horizontal scroller that have more content, in text direction. */
export type HiddenEdges = 'none' | 'start' | 'end' | 'both';

/** Tracks the scroll position and size of a scroller. */
export function useHiddenEdges(scroller: RefObject<HTMLElement | null>): HiddenEdges {
  const [edges, setEdges] = useState<HiddenEdges>('none');
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => setEdges(hiddenEdges(element));
    const watcher = new ResizeObserver(read);
    for (const watched of [element, ...element.children]) watcher.observe(watched);
    element.addEventListener('scroll', read, { passive: true });
    read();
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [scroller]);
  return edges;
}

function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenEdges {
  // In right-to-left text, positions count down from zero. One pixel is rounding.
  const position = Math.abs(scrollLeft);
  const start = position > 1;
  const end = position < scrollWidth - clientWidth - 1;
  if (start && end) return 'both';
  return start ? 'start' : end ? 'end' : 'none';
}
