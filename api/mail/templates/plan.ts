import { type SupportPackage, supportPackages } from '#contract/support-packages';
import type { BillingInterval } from '#db/values/enumerations';
import { formatCents } from './format.ts';

export function planName(interval: BillingInterval): string {
  return interval === 'year' ? 'Annual' : 'Monthly';
}

/** The name of a stored value; one that is not sold any more goes by itself. */
export function supportName(supportPackage: string): string {
  return isKnown(supportPackage) ? supportPackages[supportPackage].name : supportPackage;
}

/** '$49.50 a month'. */
export function perInterval(cents: number, interval: BillingInterval): string {
  return `${formatCents(cents)} a ${interval}`;
}

function isKnown(value: string): value is SupportPackage {
  return Object.hasOwn(supportPackages, value);
}
