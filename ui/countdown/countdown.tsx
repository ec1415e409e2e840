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
};

const around = 2 * Math.PI * 12;

/** Shows time running out as text and a ring. The changing text is not announced. */
export function Countdown({ secondsLeft, totalSeconds, text, announcement }: CountdownProps) {
  const share = Math.min(1, Math.max(0, secondsLeft / totalSeconds));
  return (
    <span className={css.countdown}>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
      <svg viewBox="0 0 28 28" aria-hidden="true" className={css.ring}>
        <circle cx="14" cy="14" r="12" className={css.track} />
        <circle
          cx="14"
          cy="14"
          r="12"
          className={css.remaining}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
        />
      </svg>
      <span aria-hidden="true" className={css.text}>
        {text}
      </span>
    </span>
  );
}
