import { useCallback, useState } from 'react';

type Axis = 'inline' | 'block';

const hasOverflow: Record<Axis, (box: HTMLElement) => boolean> = {
  inline: (box) => box.scrollWidth > box.clientWidth,
  block: (box) => box.scrollHeight > box.clientHeight,
};

/** Whether an element's content overflows; updates with its size and its children's. */
export function useOverflow(axis: Axis) {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return;
      const measure = () => setOverflows(hasOverflow[axis](box));
      const sizes = new ResizeObserver(measure);
      const watch = () => {
        for (const part of [box, ...box.children]) sizes.observe(part);
        measure();
      };
      const parts = new MutationObserver(watch);
      parts.observe(box, { childList: true });
      watch();
      return () => {
        sizes.disconnect();
        parts.disconnect();
      };
    },
    [axis],
  );
  return { ref, overflows };
}
