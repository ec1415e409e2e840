import { Failure } from '#api/http/failure';
import type { SupportSettings } from '#contract/settings/support';
import { decimalFromCents } from '#db/values/money';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Throws a 409 with the new price if the buyer was shown another one; null: the caller showed none. */
export function requireShownTotal(
  shownCents: number | null,
  dueCents: number,
  { regularPrice, expansionPrice }: SupportSettings,
): void {
  if (shownCents === null || shownCents === dueCents) return;
  const message = `The price changed while you were here. You would now pay ${dollars.format(dueCents / 100)} today. Review your order, then continue to payment again.`;
  throw new Failure('conflict', message, {
    errors: [{ path: 'shownTotal', message }],
    newPrice: { total: decimalFromCents(dueCents), regularPrice, expansionPrice },
  });
}
