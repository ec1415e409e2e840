import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
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
  /** Looks and reads disabled, yet can be pressed, so that pressing can say what is missing. */
  inactive?: boolean;
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
  const press: MouseEventHandler<HTMLButtonElement> = (event) => {
    if (pending) event.preventDefault();
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
      aria-disabled={pending || inactive ? true : undefined}
      aria-expanded={expanded}
      aria-controls={controls}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={press}
      className={`${css.button} ${css.variants[variant]} ${css.sizes[size]} ${css.widths[width]} ${css.dormant}`}
    >
      {icon && !pending && <Icon name={icon} />}
      {pending || children}
    </button>
  );
}
