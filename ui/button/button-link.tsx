import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { shrinkableText } from '../shrinkable-text.css.ts';
import * as css from './button.css.ts';
import type { ButtonSize, ButtonVariant, ButtonWidth } from './variants.ts';

/** Props of a link styled as a button. */
export type ButtonLinkProps = {
  children: string;
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  width?: ButtonWidth;
  icon?: IconName;
  /** Opens in a new tab; an icon and the accessible name say so. */
  newTab?: boolean;
  /**
   * The accessible name, when several links share the same text. Start it with the visible text.
   */
  'aria-label'?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link styled as a button. Use it to go to another page, not to change something. */
export function ButtonLink({
  children,
  href,
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  icon,
  newTab = false,
  'aria-label': label,
  onClick,
  ref,
}: ButtonLinkProps) {
  return (
    <Anchor
      ref={ref}
      href={href}
      newTab={newTab}
      label={label}
      onClick={onClick}
      className={`${css.button} ${css.variants[variant]} ${css.sizes[size]} ${css.widths[width]}`}
    >
      {icon && <Icon name={icon} />}
      <span className={shrinkableText}>{children}</span>
    </Anchor>
  );
}
