import * as css from './icon.css.ts';
import { paths } from './paths.ts';

/** The names of all icons. */
export type IconName =
  | 'arrow-up-right'
  | 'arrow-right'
  | 'arrow-left'
  | 'chevron-down'
  | 'chevron-right'
  | 'menu'
  | 'close'
  | 'check'
  | 'plus'
  | 'minus'
  | 'search'
  | 'alert'
  | 'info'
  | 'clock'
  | 'lock'
  | 'mail'
  | 'copy'
  | 'picture'
  | 'server'
  | 'user'
  | 'file'
  | 'attach'
  | 'columns'
  | 'upload'
  | 'refresh'
  | 'phone'
  | 'tablet'
  | 'desktop'
  | 'more'
  | 'message'
  | 'chart'
  | 'bag'
  | 'tag'
  | 'sliders'
  | 'ban'
  | 'key'
  | 'grip';

/** `text` is as tall as its line; the others are 16, 20 and 28 px. */
export type IconProps = { name: IconName; size?: 'text' | 'small' | 'medium' | 'large' };

const directional: readonly IconName[] = [
  'arrow-up-right',
  'arrow-right',
  'arrow-left',
  'chevron-right',
];

/** A decorative icon next to text. It is hidden from screen readers, so always add text. */
export function Icon({ name, size = 'medium' }: IconProps) {
  const turning = directional.includes(name) ? css.directional : '';
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      className={`${css.icon} ${css.sizes[size]} ${turning}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
