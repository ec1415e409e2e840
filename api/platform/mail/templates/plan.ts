import type { BillingInterval } from '#db/values/enumerations';
import { formatCents } from './format.ts';

export function planName(interval: BillingInterval): string {
  return interval === 'year' ? 'Annual' : 'Monthly';
}

/** '$49.50 a month'. */
export function perInterval(cents: number, interval: BillingInterval): string {
  return `${formatCents(cents)} a ${interval}`;
}
