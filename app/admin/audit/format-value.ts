import type { AuditChange } from '#contract/audit';
import { describeAuditValue } from '#contract/audit-words';
import type { AuditField } from '#db/values/audit';
import { formatDateTime } from '../../format/date-time.tsx';
import { sumDollars } from '../../format/money.ts';

const amounts: readonly AuditField[] = [
  'monthlyPrice',
  'annualPrice',
  'amount',
  'amountOff',
  'support.regularPrice',
  'support.expansionPrice',
];
const instants: readonly AuditField[] = ['snoozedUntil', 'startsAt', 'endsAt'];

/** Formats a stored value for display: '19.00' → '$19.00', true → 'yes'. */
export function formatValue(field: AuditField, value: AuditChange['before']): string {
  if (typeof value === 'string' && value !== '') {
    if (amounts.includes(field)) return sumDollars(value);
    if (instants.includes(field)) return formatDateTime(value);
  }
  return describeAuditValue(field, value);
}
