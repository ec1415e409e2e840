import type { ReactNode } from 'react';
import * as css from './stat.css.ts';

/** A change as text: '12 more than last month'. The tone only reinforces it. */
export type StatDelta = { text: string; tone?: 'neutral' | 'positive' | 'critical' };

/** A number and its label. */
export type StatProps = {
  label: string;
  /** Already formatted: '1,204', '$8,311.00', '36.5 h'. */
  value: string;
  /** The scope of the number, in two or three words: 'all time'. */
  note?: ReactNode;
  delta?: StatDelta;
  /** A Tooltip that says how the number is calculated. */
  hint?: ReactNode;
  /** Shows '...' in place of the value and keeps its height. */
  loading?: boolean;
  /** `small`: the note is beside the value. */
  size?: 'small' | 'medium';
};

/** A key figure with its label and scope. */
export function Stat({
  label,
  value,
  note,
  delta,
  hint,
  loading = false,
  size = 'medium',
}: StatProps) {
  return (
    <dl data-size={size} className={css.stat}>
      <dt className={css.label}>
        {label}
        {hint && <span className={css.hint}>{hint}</span>}
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
