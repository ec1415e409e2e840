import type { ReactNode } from 'react';
import type { AuditChange, AuditField } from '#contract/audit';
import { describeAuditField, describeAuditValue } from '#contract/audit-words';
import { audit as copy } from '../../copy/admin-audit.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { sumMoney } from '../../format/money.ts';
import { truncate } from '../../format/plain-text.ts';

/** 'Monthly price: $19.00 → $29.00'. `truncated` shortens long values. */
export function Change({
  change,
  truncated = false,
}: {
  change: AuditChange;
  truncated?: boolean;
}) {
  const { field, before, after } = change;
  const name = describeAuditField(field).label;
  if (before === null && after === null) return `${name}: ${copy.changedOnly}`;
  const display = (value: AuditChange['before']) => {
    const text = formatValue(field, value);
    return <bdi>{truncated ? truncate(text) : text}</bdi>;
  };
  return (
    <>
      {name}: {before !== null && <Before>{display(before)}</Before>}
      {display(after)}
    </>
  );
}

/** All changes of an entry, on one line. */
export function Changes({ changes }: { changes: readonly AuditChange[] }) {
  return changes.map((change, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
    <span key={index}>
      {index > 0 && '; '}
      <Change change={change} truncated />
    </span>
  ));
}

/** The arrow is an image with a label, because visually hidden text would widen a truncated line. */
function Before({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <span role="img" aria-label={copy.became}>
        →
      </span>{' '}
    </>
  );
}

/** Formats a stored value for display: '19.00' → '$19.00', true → 'yes'. */
function formatValue(field: AuditField, value: AuditChange['before']): string {
  if (typeof value === 'string' && value !== '') {
    const { kind } = describeAuditField(field);
    if (kind === 'money') return sumMoney(value);
    if (kind === 'instant') return formatDateTime(value);
  }
  return describeAuditValue(field, value);
}
