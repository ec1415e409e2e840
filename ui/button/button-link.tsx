import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Anchor } from '../link/anchor.tsx';
import { shrinkableText } from '../shrinkable-text.css.ts';
import * as css from './button.css.ts';
import type { ButtonSize, ButtonVariant, ButtonWidth } from './variants.ts';

/** Where it goes, and how it looks. */
export type ButtonLinkProps = {
  children: string;
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  width?: ButtonWidth;
  icon?: IconName;
  /** Opens beside this page, and says so in a drawing and in its name. */
  newTab?: boolean;
  /** Replaces the name where several share their words; begin it with those words. */
  label?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({
  children,
  href,
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  icon,
  newTab = false,
  label,
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
