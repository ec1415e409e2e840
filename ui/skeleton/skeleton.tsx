import * as css from './skeleton.css.ts';

/** `shape` sets the height, `width` the share of the line. */
export type SkeletonProps = {
  shape?: 'text' | 'heading' | 'badge' | 'button' | 'picture';
  width?: 'full' | 'most' | 'half' | 'third' | 'short';
};

/** A static placeholder for content that is loading. Hidden from screen readers. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${css.skeleton} ${css.shapes[shape]} ${css.widths[width]}`}
    />
  );
}
