import { useEffect, useRef, useState } from 'react';

/** Props for an `img`, or undefined when there is no picture or it failed to load. */
export function useImage(src: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);

  // An image that failed before hydration has already fired its error event.
  useEffect(() => {
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0) setBroken(src);
  }, [src]);

  return src && src !== broken ? { ref, src, onError: () => setBroken(src) } : undefined;
}
