import { Icon } from '../icon/icon.tsx';
import { useImage } from '../use-image.ts';
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
  /** Loads at once: for pictures in the first screen only. */
  eager?: boolean;
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
  eager = false,
  transitionName,
}: FrameProps) {
  const picture = useImage(src);
  return (
    <span className={css.frame} style={{ viewTransitionName: transitionName }}>
      <span className={css.bar} aria-hidden="true">
        <span className={css.dots} />
        <span className={css.address}>{address}</span>
      </span>
      <span className={css.view}>
        {picture ? (
          <img
            {...picture}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            width={960}
            height={600}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
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
