import { useCallback, useState } from 'react';

/** The size of an element in px, and its changes. Undefined until it is measured. */
export function useSize() {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((known) =>
        known?.width === width && known.height === height ? known : { width, height },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
