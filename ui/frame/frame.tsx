import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './frame.css.ts';

/** The picture and the address above it. */
export type FrameProps = {
  /** Null where there is no picture; a broken one looks the same. */
  src: string | null;
  /** Stands in the frame too while there is no picture; '' where a title beside says it. */
  alt: string;
  /** What the address line shows: 'example.com/harbour'. */
  address: string;
  srcSet?: string;
  sizes?: string;
  /** `eager` for pictures in the first screen only. */
  loading?: 'eager' | 'lazy';
  /** Carries the picture over to the next screen. */
  transitionName?: string;
};

/** A page's picture, 16:10, in a quiet browser window. */
export function Frame({
  src,
  alt,
  address,
  srcSet,
  sizes,
  loading = 'lazy',
  transitionName,
}: FrameProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);

  // A picture that failed before the page came alive has fired its error already.
  useEffect(() => {
    const image = picture.current;
    if (src && image?.complete && image.naturalWidth === 0) setBroken(src);
  }, [src]);

  return (
    <span className={css.frame} style={{ viewTransitionName: transitionName }}>
      <span className={css.bar} aria-hidden="true">
        <span className={css.dots} />
        <span className={css.address}>{address}</span>
      </span>
      <span className={css.view}>
        {src && src !== broken ? (
          <img
            ref={picture}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            width={960}
            height={600}
            loading={loading}
            fetchPriority={loading === 'eager' ? 'high' : undefined}
            decoding="async"
            onError={() => setBroken(src)}
            className={css.picture}
          />
        ) : (
          <span className={css.missing}>
            <Icon name="picture" size="large" />
            {alt}
          </span>
        )}
      </span>
    </span>
  );
}
