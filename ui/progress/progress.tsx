import { useId } from 'react';
import { useLocale } from '../locale/use-locale-texts.ts';
import * as css from './progress.css.ts';

/** Either a value and a maximum, or a text when the end is unknown. */
export type ProgressProps = { label: string } & (
  | {
      /** How much is done, in the unit of `max`. */
      value: number;
      /** The total. */
      max: number;
      /** Shown and read out: 'Step 2 of 3'. Defaults to the percentage. */
      valueText?: string;
      loading?: never;
    }
  | {
      /** 'Uploading...'. */
      loading: string;
      value?: never;
      max?: never;
      valueText?: never;
    }
);

/** Shows how far something has come. It is not animated. */
export function Progress({ label, value, max, valueText, loading }: ProgressProps) {
  const locale = useLocale();
  const id = useId();
  const text = loading ?? valueText ?? formatPercent(value, max, locale);
  return (
    <div className={css.progress}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <span role={loading ? 'status' : undefined} className={css.text}>
          {text}
        </span>
      </div>
      {loading ? (
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

/** '42%', rounded down, so that 100% means that nothing is left. */
export function formatPercent(value = 0, max = 1, locale = 'en-US'): string {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (Math.floor(share * 100) / 100).toLocaleString(locale, { style: 'percent' });
}
