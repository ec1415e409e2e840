import { moneyFormatOf } from '#contract/currency';
import { stepOf } from '#contract/money-format';
import type { Currency } from '#db/values/currencies';
import type { ProviderCharge, ProviderRefund } from './provider/charges.ts';

type Charge = Pick<ProviderCharge, 'cents' | 'taxCents'>;
type Owner = { currency: Currency };
type Refund = Pick<ProviderRefund, 'refundId' | 'cents' | 'hasLeft' | 'cameBackAt' | 'createdAt'>;

/** The tax in a part of a charge, in cents. */
export function taxInReturn(
  { currency }: Owner,
  { cents, taxCents }: Charge,
  returned: number,
): number {
  if (cents === 0) return 0;
  const step = stepOf(moneyFormatOf(currency));
  return Math.min(returned, Math.round((taxCents * returned) / cents / step) * step);
}

/**
 * The tax in each refund of a charge. It is rounded on what was refunded so far, so that the refunds of
 * a whole charge return exactly its tax. Refunds that failed don't count towards it.
 */
export function refundTaxes(
  owner: Owner,
  charge: Charge,
  refunds: readonly Refund[],
): Map<string, number> {
  const taxUpTo = (returned: number) => taxInReturn(owner, charge, returned);
  const taxes = new Map<string, number>();
  let refunded = 0;
  for (const { refundId, cents, hasLeft, cameBackAt } of refunds.toSorted(byCreation)) {
    if (!hasLeft) continue;
    const tax = taxUpTo(refunded + cents) - taxUpTo(refunded);
    taxes.set(refundId, Math.min(cents, tax));
    if (!cameBackAt) refunded += cents;
  }
  return taxes;
}

function byCreation(one: Refund, other: Refund): number {
  const difference = one.createdAt.getTime() - other.createdAt.getTime();
  return difference || one.refundId.localeCompare(other.refundId);
}
