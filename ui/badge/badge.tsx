import type { Tone } from '../palette.ts';
import * as css from './badge.css.ts';

/** `children` is the status as text; `tone` only reinforces it. */
export type BadgeProps = { children: string; tone?: Tone };

/** Shows a status as a short word on a soft tint. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={`${css.badge} ${css.tones[tone]}`}>
      <span className={css.text}>{children}</span>
    </span>
  );
}
