import * as css from './skeleton.css.ts';

/** `shape` gives the height, `width` the share of the line. */
export type SkeletonProps = {
  shape?: 'text' | 'heading' | 'badge' | 'button' | 'picture';
  width?: 'full' | 'most' | 'half' | 'third' | 'short';
};

/** The place of something that is on its way. It stands still and is not read out. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${css.skeleton} ${css.shapes[shape]} ${css.widths[width]}`}
    />
  );
}
