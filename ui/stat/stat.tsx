import type { ReactNode } from 'react';
import { Anchor } from '../link/anchor.tsx';
import * as css from './stat.css.ts';

/** A change as text: '12 more than last month'. The tone only reinforces it. */
export type StatDelta = { text: string; tone?: 'neutral' | 'positive' | 'critical' };

/** A number and its label. */
export type StatProps = {
  label: string;
  /** Where the number is explained further. The whole tile leads there. */
  href?: string;
  /** What it leads to is shown. */
  current?: boolean;
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
  href,
  current = false,
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
        {href ? (
          <Anchor
            href={href}
            newTab={false}
            label={undefined}
            current={current}
            className={css.link}
          >
            {label}
          </Anchor>
        ) : (
          label
        )}
        {hint && <span className={css.hint}>{hint}</span>}
      </dt>
      <dd aria-busy={loading || undefined} className={css.value}>
        {loading ? '...' : <bdi style={{ fontSize: fitting(value) }}>{value}</bdi>}
      </dd>
      {note && <dd className={css.note}>{note}</dd>}
      {delta && !loading && (
        <dd className={`${css.delta} ${css.tones[delta.tone ?? 'neutral']}`}>{delta.text}</dd>
      )}
    </dl>
  );
}

/** As large as its line, or smaller so that an amount isn't broken in a narrow tile. */
function fitting(value: string): string {
  return `min(1em, ${(155 / value.length).toFixed(2)}cqi)`;
}
