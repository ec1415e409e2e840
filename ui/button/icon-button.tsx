import type { MouseEvent, Ref } from 'react';
import { Icon, type IconSource } from '../icon/icon.tsx';
import * as css from './button.css.ts';
import type { ButtonSize } from './variants.ts';

/** Icon, name and behavior of an icon button. */
export type IconButtonProps = {
  icon: IconSource;
  /** The accessible name. There is no visible text. */
  'aria-label': string;
  variant?: 'quiet' | 'plain';
  size?: ButtonSize;
  /**
   * Not available, as at the end of a range. The button keeps its place and focus and ignores
   * clicks.
   */
  disabled?: boolean;
  /** Whether the element it controls is open. */
  'aria-expanded'?: boolean;
  /** Announces that it opens a dialog or a popover. */
  'aria-haspopup'?: 'dialog';
  id?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** For scripts and tests. */
  [data: `data-${string}`]: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with an icon only, for the few icons everyone knows, such as Close. */
export function IconButton({
  icon,
  'aria-label': label,
  variant = 'plain',
  size = 'medium',
  disabled = false,
  'aria-expanded': expanded,
  'aria-haspopup': popup,
  onClick,
  ref,
  // With what a Menu gives to its trigger.
  ...others
}: IconButtonProps) {
  return (
    <button
      {...(disabled ? { ...others, onPointerDown: undefined, onKeyDown: undefined } : others)}
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={disabled ? true : undefined}
      aria-expanded={expanded}
      aria-haspopup={popup}
      onClick={disabled ? undefined : onClick}
      className={`${css.button} ${css.variants[variant]} ${css.sizes[size]} ${css.square} ${css.disabled}`}
    >
      <Icon icon={icon} />
    </button>
  );
}
