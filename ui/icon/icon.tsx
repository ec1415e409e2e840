import * as css from './icon.css.ts';
import { paths } from './paths.ts';

/** A drawing of the set. */
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
  | 'attach';

/** `text` is as high as its line, the others 16, 20 and 28 px. */
export type IconProps = { name: IconName; size?: 'text' | 'small' | 'medium' | 'large' };

const directional: readonly IconName[] = [
  'arrow-up-right',
  'arrow-right',
  'arrow-left',
  'chevron-right',
];

/** A drawing beside words. It is never read out, so a word always stands by it. */
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
