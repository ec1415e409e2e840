import type { Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as css from './button.css.ts';
import type { ButtonSize } from './variants.ts';

/** Icon, name and behavior of an icon button. */
export type IconButtonProps = {
  icon: IconName;
  /** The accessible name. There is no visible text. */
  label: string;
  variant?: 'quiet' | 'plain';
  size?: ButtonSize;
  /**
   * Not available, as at the end of a range. The button keeps its place and focus and ignores
   * clicks.
   */
  inactive?: boolean;
  /** Whether the element it controls is open. */
  expanded?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with an icon only, for the few icons everyone knows, such as Close. */
export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'medium',
  inactive = false,
  expanded,
  onClick,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={inactive ? true : undefined}
      aria-expanded={expanded}
      onClick={inactive ? undefined : () => onClick()}
      className={`${css.button} ${css.variants[variant]} ${css.sizes[size]} ${css.square} ${css.disabled}`}
    >
      <Icon name={icon} />
    </button>
  );
}
