import { useEffect, useRef, useState } from 'react';

/** What an `img` needs to show it; nothing where there is no picture, or a broken one. */
export function useImage(src: string | null) {
  const [broken, setBroken] = useState<string | null>(null);
  const ref = useRef<HTMLImageElement>(null);

  // A picture that failed before the page came alive has fired its error already.
  useEffect(() => {
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0) setBroken(src);
  }, [src]);

  return src && src !== broken ? { ref, src, onError: () => setBroken(src) } : undefined;
}
