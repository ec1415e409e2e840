import type { AuditChange } from '#contract/audit';
import { stageName } from '#contract/describe-delivery';
import { adminRoles, roleNames } from '#contract/permissions';
import { supportName } from '#contract/support-packages';
import type { AuditField } from '#db/values/audit';
import { deliveryStages } from '#db/values/enumerations';
import { audit as copy } from '../../copy/admin-audit.ts';
import { sumDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';

const formatters: Partial<Record<AuditField, (value: string) => string>> = {
  status: (status) => statusOf(status).label,
  stage: formatStage,
  priority: (priority) => statusOf(priority).label,
  monthlyPrice: sumDollars,
  annualPrice: sumDollars,
  amount: sumDollars,
  role: formatRole,
  websiteCheck: (problem) => copy.checks[problem] ?? problem,
  domainCheck: (problem) => copy.checks[problem] ?? problem,
  supportPackages: (list) => list.split(', ').map(supportName).join(', '),
};

/** Formats a stored value for display: '19.00' → '$19.00', true → 'yes'. */
export function formatValue(field: AuditField, value: AuditChange['before']): string {
  if (value === null || value === '') return copy.none;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  return formatters[field]?.(value) ?? value;
}

function formatRole(value: string): string {
  const role = adminRoles.find((known) => known === value);
  return role ? roleNames[role].one : value;
}

function formatStage(value: string): string {
  const stage = deliveryStages.find((known) => known === value);
  return stage ? stageName(stage) : value;
}
