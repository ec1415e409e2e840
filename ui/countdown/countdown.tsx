import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './countdown.css.ts';

/** The caller owns the timer. */
export type CountdownProps = {
  secondsLeft: number;
  totalSeconds: number;
  /** Visible and changing: 'in 7 seconds'. */
  text: string;
  /** Announced once; must not change. */
  announcement: string;
  /** A Button that stops it, after the text. */
  action?: ReactNode;
};

/** Shows time running out as text and a slim bar. The changing text is not announced. */
export function Countdown({
  secondsLeft,
  totalSeconds,
  text,
  announcement,
  action,
}: CountdownProps) {
  const share = Math.min(1, Math.max(0, secondsLeft / totalSeconds));
  return (
    <div className={css.countdown}>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
      <span aria-hidden="true" className={css.track}>
        <span className={css.remaining} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span aria-hidden="true" className={css.text}>
        {text}
      </span>
      {action}
    </div>
  );
}
