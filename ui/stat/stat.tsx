import type { ReactNode } from 'react';
import * as css from './stat.css.ts';

/** A change in words: '12 more than last month'. The tone only repeats whether that is good. */
export type StatDelta = { text: string; tone?: 'neutral' | 'positive' | 'critical' };

/** A number and what it is called. */
export type StatProps = {
  label: string;
  /** Already formatted: '1,204', '$8,311.00', '36.5 h'. */
  value: string;
  /** What the number counts, in two or three words: 'all time'. */
  note?: ReactNode;
  delta?: StatDelta;
  /** How it is reckoned: a Tooltip. */
  hint?: ReactNode;
  /** Shows dots in the value's place, which keeps its height. */
  loading?: boolean;
};

/** One number that somebody watches, with its name and what it counts. */
export function Stat({ label, value, note, delta, hint, loading = false }: StatProps) {
  return (
    <dl className={css.stat}>
      <dt className={css.label}>
        {label}
        {hint}
      </dt>
      <dd aria-busy={loading || undefined} className={css.value}>
        {loading ? '...' : <bdi>{value}</bdi>}
      </dd>
      {note && <dd className={css.note}>{note}</dd>}
      {delta && !loading && (
        <dd className={`${css.delta} ${css.tones[delta.tone ?? 'neutral']}`}>{delta.text}</dd>
      )}
    </dl>
  );
}
