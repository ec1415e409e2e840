import { useId } from 'react';
import * as css from './progress.css.ts';

/** Either how far it is, or a word for work whose end nobody knows. */
export type ProgressProps = { label: string } & (
  | {
      /** How much is done, in the unit of `max`. */
      value: number;
      /** How much it is in all. */
      max: number;
      /** Seen and read out: 'Step 2 of 3'. Without it the share in per cent. */
      words?: string;
      pending?: never;
    }
  | {
      /** 'Uploading...'. */
      pending: string;
      value?: never;
      max?: never;
      words?: never;
    }
);

/** How far something is. Nothing in it moves by itself: waiting is a word. */
export function Progress({ label, value, max, words, pending }: ProgressProps) {
  const id = useId();
  const text = pending ?? words ?? percent(value, max);
  return (
    <div className={css.progress}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <span role={pending ? 'status' : undefined} className={css.words}>
          {text}
        </span>
      </div>
      {pending ? (
        <div aria-hidden="true" className={css.waiting} />
      ) : (
        <progress
          aria-labelledby={id}
          aria-valuetext={text}
          value={value}
          max={max}
          className={css.bar}
        />
      )}
    </div>
  );
}

function percent(value = 0, max = 1): string {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return `${Math.floor(share * 100)}%`;
}
