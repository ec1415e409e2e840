import type { AuditChange } from '#contract/audit';
import { describeAuditValue } from '#contract/audit-words';
import type { AuditField } from '#db/values/audit';
import { sumDollars } from '../../format/money.ts';

const amounts: readonly AuditField[] = ['monthlyPrice', 'annualPrice', 'amount'];

/** Formats a stored value for display: '19.00' → '$19.00', true → 'yes'. */
export function formatValue(field: AuditField, value: AuditChange['before']): string {
  const isAmount = amounts.includes(field) && typeof value === 'string' && value !== '';
  return isAmount ? sumDollars(value) : describeAuditValue(field, value);
}
