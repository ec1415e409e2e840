import type { ProviderTax } from '../provider/charges.ts';
import { ProviderRefused } from '../provider/failures.ts';
import type { PlanRequest, ProviderQuote } from '../provider/subscriptions.ts';
import type { PaymentProvider } from '../provider.ts';
import { Stripe, type StripeClient } from './client.ts';
import {
  isProration,
  isRefusal,
  refusePriceNotForSale,
  toCents,
  toDate,
  wrapErrors,
} from './responses.ts';
import { toSubscription } from './subscriptions.ts';
import { invoiceTaxReader } from './taxes.ts';

type PlanMethods = Pick<PaymentProvider, 'previewPlan' | 'changePlan'>;

export function planMethods({ stripe, withKey }: StripeClient): PlanMethods {
  const taxOf = invoiceTaxReader(stripe);
  return {
    previewPlan: (request) =>
      wrapErrors(async () => {
        const invoice = await stripe.invoices
          .createPreview({
            subscription: request.subscriptionId,
            subscription_details: changeOf(request),
          })
          .catch(refusePriceNotForSale);
        return toQuote(invoice, await taxOf(invoice));
      }),

    changePlan: (request, { idempotencyKey }) =>
      wrapErrors(() =>
        withKey(idempotencyKey, (key) =>
          stripe.subscriptions.update(
            request.subscriptionId,
            { ...changeOf(request), payment_behavior: 'error_if_incomplete' },
            key,
          ),
        )
          .then(toSubscription)
          .catch((error) => refused(request.subscriptionId, error)),
      ),
  };

  async function refused(subscriptionId: string, error: unknown): Promise<never> {
    if (error instanceof Stripe.errors.StripeCardError) throw new ProviderRefused('declined');
    if (isOvertaken(error)) throw new ProviderRefused('overtaken');
    if (!isRefusal(error)) throw error;
    // The quote's period is over.
    if (error.param === 'proration_date') throw new ProviderRefused('overtaken');
    const present = toSubscription(await stripe.subscriptions.retrieve(subscriptionId));
    if (present.endedAt) throw new ProviderRefused('ended');
    return refusePriceNotForSale(error);
  }
}

const noTax: ProviderTax = { taxCents: 0, taxRate: null, reverseCharge: false };

/** Another change used the key. A request in progress (409) may be this one. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409;
}

function changeOf({ items, pricedAt }: PlanRequest) {
  return {
    items: items.map(({ itemId, priceId }) => ({ id: itemId, price: priceId })),
    proration_behavior: 'always_invoice',
    ...(pricedAt && { proration_date: Math.floor(pricedAt.getTime() / 1000) }),
  } as const;
}

/** Without prorations the preview shows the next renewal, and nothing is due now. */
function toQuote(
  { lines, total, amount_due, currency }: Stripe.Invoice,
  tax: ProviderTax,
): ProviderQuote {
  const proration = lines.data.find(isProration);
  if (!proration) return { ...noTax, dueCents: 0, pricedAt: null, periodEndsAt: null };
  const begun = lines.data.find((line) => !isProration(line));
  const due = total < 0 ? total : amount_due;
  return {
    ...tax,
    // In proportion where credit pays a part of it.
    taxCents: total === 0 ? 0 : Math.round((tax.taxCents * due) / total),
    dueCents: toCents(due, currency),
    pricedAt: toDate(proration.period.start),
    periodEndsAt: begun ? toDate(begun.period.end) : null,
  };
}
