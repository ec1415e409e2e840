import type { Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as css from './button.css.ts';
import type { ButtonSize } from './variants.ts';

/** Icon, name and behavior of an icon button. */
export type IconButtonProps = {
  icon: IconName;
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
  onClick: () => void;
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
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={disabled ? true : undefined}
      aria-expanded={expanded}
      aria-haspopup={popup}
      onClick={disabled ? undefined : () => onClick()}
      className={`${css.button} ${css.variants[variant]} ${css.sizes[size]} ${css.square} ${css.disabled}`}
    >
      <Icon name={icon} />
    </button>
  );
}
