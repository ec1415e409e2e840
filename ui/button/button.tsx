import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { shrinkableText } from '../shrinkable-text.css.ts';
import * as css from './button.css.ts';
import type { ButtonSize, ButtonVariant, ButtonWidth } from './variants.ts';

export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export type { ButtonSize, ButtonVariant, ButtonWidth } from './variants.ts';

/** What a button says, how it looks, and what it does. */
export type ButtonProps = {
  /** A verb, and its object where that is not plain. */
  children: string;
  /** `buy` once a screen; `primary` for every other main action. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  width?: ButtonWidth;
  icon?: IconName;
  /** The word shown while it works ('Processing...'); presses are swallowed meanwhile. */
  pending?: string | false;
  /** There is nothing to do just now: keeps its place and its focus, and swallows presses. */
  inactive?: boolean;
  /** Looks and reads inactive, yet takes the press: `onClick` or the form says what is missing. */
  incomplete?: boolean;
  /** Replaces the name where several share their words; begin it with those words. */
  label?: string;
  type?: 'button' | 'submit';
  /** Sent with the form, as on a native submit button. */
  name?: string;
  value?: string;
  /** The id of a form it stands outside of. */
  form?: string;
  /** Whether what it unfolds is open. */
  expanded?: boolean;
  /** The id of what it unfolds. */
  controls?: string;
  /** Says beforehand that a dialog follows. */
  opensDialog?: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Does something. `buy` is the one accent of a screen; a destructive one carries its verb. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  width = 'auto',
  icon,
  pending = false,
  inactive = false,
  incomplete = false,
  label,
  type = 'button',
  name,
  value,
  form,
  expanded,
  controls,
  opensDialog = false,
  onClick,
  ref,
}: ButtonProps) {
  const swallows = Boolean(pending) || inactive;
  // Enter in a field presses the form's submit button, too.
  const press: MouseEventHandler<HTMLButtonElement> = (event) => {
    if (swallows) event.preventDefault();
    else onClick?.();
  };
  return (
    <button
      ref={ref}
      type={type}
      name={name}
      value={value}
      form={form}
      aria-label={pending ? undefined : label}
      aria-disabled={swallows || incomplete ? true : undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={press}
      className={`${css.button} ${css.variants[variant]} ${css.sizes[size]} ${css.widths[width]} ${css.disabled}`}
    >
      {icon && !pending && <Icon name={icon} />}
      <span className={shrinkableText}>{pending || children}</span>
    </button>
  );
}
