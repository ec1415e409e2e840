import type { ReactNode } from 'react';
import * as css from './summary-list.css.ts';

/** `amount` is formatted ('$49.00'); `note` explains the row in one line. */
export type SummaryRow = { label: string; amount: string; note?: ReactNode };

/** `total` is set in larger type below a strong line. */
export type SummaryListProps = { rows: readonly SummaryRow[]; total?: SummaryRow };

/** A price breakdown: one amount per row, aligned to the end, with a total. */
export function SummaryList({ rows, total }: SummaryListProps) {
  return (
    <dl className={css.list}>
      {rows.map((row) => (
        <Row key={row.label} {...row} className={css.row} />
      ))}
      {total && <Row {...total} className={`${css.row} ${css.total}`} />}
    </dl>
  );
}

function Row({ label, amount, note, className }: SummaryRow & { className: string }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className={css.amount}>
        <bdi>{amount}</bdi>
      </dd>
      {note && <dd className={css.note}>{note}</dd>}
    </div>
  );
}
