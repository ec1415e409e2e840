import type { MouseEvent, MouseEventHandler, Ref } from 'react';
import { Icon, type IconSource } from '../icon/icon.tsx';
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
  icon?: IconSource;
  /** Opens in a new tab; an icon and the accessible name say so. */
  newTab?: boolean;
  /**
   * The accessible name, when several links share the same text. Start it with the visible text.
   */
  'aria-label'?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

export { IconButton, type IconButtonProps } from './icon-button.tsx';
export type { ButtonSize, ButtonVariant, ButtonWidth } from './variants.ts';

/** Label, appearance and behavior of a button. */
export type ButtonProps = {
  /** A verb, with its object when the context doesn't make it clear. */
  children: string;
  /** `accent` once per screen; `primary` for other main actions. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  width?: ButtonWidth;
  icon?: IconSource;
  /** The label while the action runs: 'Saving...'. While loading, clicks are ignored. */
  loading?: string | false;
  /** Not available right now. The button keeps its place and focus and ignores clicks. */
  disabled?: boolean;
  /**
   * Looks and reads as disabled but accepts clicks, so `onClick` or the form can say what is
   * missing.
   */
  incomplete?: boolean;
  /**
   * The accessible name, when several buttons share the same text. Start it with the visible text.
   */
  'aria-label'?: string;
  type?: 'button' | 'submit';
  /** Submitted with the form, as on a native submit button. */
  name?: string;
  value?: string;
  /** The id of a form that the button is outside of. */
  form?: string;
  /** Whether the element it controls is open. */
  'aria-expanded'?: boolean;
  /** The id of the element it opens and closes. */
  'aria-controls'?: string;
  /** Announces that the button opens a dialog. */
  'aria-haspopup'?: 'dialog';
  id?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** For scripts and tests. */
  [data: `data-${string}`]: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** Triggers an action. Use `accent` once per screen, and name the action on a destructive button. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  icon,
  loading = false,
  disabled = false,
  incomplete = false,
  'aria-label': label,
  type = 'button',
  name,
  value,
  form,
  'aria-expanded': expanded,
  'aria-controls': controls,
  'aria-haspopup': popup,
  onClick,
  ref,
  ...others
}: ButtonProps) {
  const ignoresClicks = Boolean(loading) || disabled;
  // Pressing Enter in a form field clicks the submit button too.
  const handleClick: MouseEventHandler<HTMLButtonElement> = (event) => {
    if (ignoresClicks) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...others}
      ref={ref}
      type={type}
      name={name}
      value={value}
      form={form}
      aria-label={loading ? undefined : label}
      aria-disabled={ignoresClicks || incomplete ? true : undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={popup}
      onClick={handleClick}
      className={`${css.button} ${css.variants[variant]} ${css.sizes[size]} ${css.widths[width]} ${css.disabled}`}
    >
      {icon && !loading && <Icon icon={icon} />}
      <span className={shrinkableText}>{loading || children}</span>
    </button>
  );
}

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
      {icon && <Icon icon={icon} />}
      <span className={shrinkableText}>{children}</span>
    </Anchor>
  );
}
