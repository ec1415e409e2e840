import { Icon } from '../icon/icon.tsx';
import { useImage } from '../use-image.ts';
import * as css from './frame.css.ts';

/** The picture and the address above it. */
export type FrameProps = {
  /** Null when there is no picture. A picture that fails to load looks the same. */
  src: string | null;
  /** Also shown when there is no picture. Use '' when a nearby title says the same. */
  alt: string;
  /** The text of the address bar: 'example.com/harbour'. */
  address: string;
  srcSet?: string;
  sizes?: string;
  /** Loads immediately. For pictures above the fold only. */
  eager?: boolean;
  /** Name for a view transition that carries the picture to the next screen. */
  transitionName?: string;
};

/** A 16:10 screenshot of a page in a browser window. */
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
            <Icon icon="picture" size="large" />
            {alt}
          </span>
        )}
      </span>
    </span>
  );
}
