import type { ComponentType } from 'react';
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

/** A component that draws an icon, such as one of `lucide-react`: it takes a class and is as large as that says. */
export type IconComponent = ComponentType<{ className?: string; 'aria-hidden'?: true }>;

/** An icon of the set by its name, or a component of another set. */
export type IconSource = IconName | IconComponent;

/** `text` is as tall as its line; the others are 16, 20 and 28 px. */
export type IconProps = { icon: IconSource; size?: 'text' | 'small' | 'medium' | 'large' };

/** Arrows and `chevron-right`. */
const directional = /arrow|right/;

/** A decorative icon next to text. It is hidden from screen readers, so always add text. */
export function Icon({ icon, size = 'medium' }: IconProps) {
  if (typeof icon !== 'string') {
    const Drawing = icon;
    return <Drawing className={css.sizes[size]} aria-hidden />;
  }
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      className={`${css.icon} ${css.sizes[size]} ${directional.test(icon) ? css.directional : ''}`}
    >
      <path d={paths[icon]} />
    </svg>
  );
}
