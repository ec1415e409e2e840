import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as css from './button.css.ts';
import type { ButtonSize, ButtonVariant, ButtonWidth } from './variants.ts';

export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';

/**
 * - `pending`: the word shown while it works ('Processing...'); presses are swallowed meanwhile.
 * - `inactive`: looks and reads disabled, yet can be focused and pressed, so that pressing it
 *   can say what is still missing.
 * - `label`: replaces the name where several buttons share their words; begin it with those words.
 * - `name`, `value`, `form`: as on a native submit button.
 */
export type ButtonProps = {
  children: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  width?: ButtonWidth;
  icon?: IconName;
  pending?: string | false;
  inactive?: boolean;
  label?: string;
  type?: 'button' | 'submit';
  name?: string;
  value?: string;
  form?: string;
  expanded?: boolean;
  controls?: string;
  opensDialog?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
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
    else onClick?.(event);
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
