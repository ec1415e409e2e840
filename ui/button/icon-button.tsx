import type { Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as css from './button.css.ts';
import type { ButtonSize } from './variants.ts';

/** Which drawing, and the name that goes with it. */
export type IconButtonProps = {
  icon: IconName;
  /** Its whole name: it has no words of its own. */
  label: string;
  variant?: 'quiet' | 'plain';
  size?: ButtonSize;
  /** As on a Button, at the end of a range: keeps its place and its focus, and swallows presses. */
  inactive?: boolean;
  /** Whether what it unfolds is open. */
  expanded?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A drawing one can press, for the few whose meaning everybody knows, such as Close. */
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
