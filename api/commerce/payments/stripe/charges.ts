import type { ProviderBill, ProviderCharge } from '../provider/charges.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Stripe, StripeClient } from './client.ts';
import {
  creditUsedBy,
  discountOn,
  expanded,
  idOf,
  intentOf,
  isProration,
  nullIfNotFound,
  nullIfOwnerMissing,
  taxOn,
  toCents,
  toDate,
  toDateOrNull,
  wrapErrors,
} from './responses.ts';
import { invoiceTaxReader } from './taxes.ts';

type ChargeMethods = Pick<PaymentProvider, 'bill' | 'charge' | 'chargesAfter' | 'invoiceOf'>;

const expand = ['payments'];

export function chargeMethods({ stripe }: StripeClient): ChargeMethods {
  const taxOf = invoiceTaxReader(stripe);
  return {
    bill: (invoiceId) =>
      wrapErrors(async () => {
        const invoice = await stripe.invoices.retrieve(invoiceId).catch(nullIfNotFound);
        return invoice && toBill(invoice);
      }),

    charge: (invoiceId) =>
      wrapErrors(async () => {
        const invoice = await stripe.invoices.retrieve(invoiceId, { expand }).catch(nullIfNotFound);
        return invoice && toCharge(invoice);
      }),

    chargesAfter: (subscriptionId, after) =>
      wrapErrors(async () => {
        const charges: ProviderCharge[] = [];
        const paid = { subscription: subscriptionId, status: 'paid', limit: 100 } as const;
        for await (const invoice of stripe.invoices.list({ ...paid, expand: ['data.payments'] })) {
          // Sorted by payment: a declined invoice may be paid long after it was created.
          if ((paidAtOf(invoice) ?? after) <= after) continue;
          const charge = await toCharge(invoice);
          if (charge) charges.push(charge);
        }
        return charges.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
      }),

    invoiceOf: (paymentId) =>
      wrapErrors(async () => {
        const payment = { type: 'payment_intent', payment_intent: paymentId } as const;
        const made = await stripe.invoicePayments.list({ payment }).catch(nullIfOwnerMissing);
        return idOf(made?.data[0]?.invoice);
      }),
  };

  async function toCharge(invoice: Stripe.Invoice): Promise<ProviderCharge | null> {
    const paidAt = paidAtOf(invoice);
    if (!paidAt || invoice.amount_paid === 0) return null;
    const intent = intentOf(invoice.payments?.data ?? []);
    const latestCharge = intent
      ? expanded((await retrieveIntent(intent)).latest_charge)
      : undefined;
    const { data: lines } = invoice.lines;
    // Proration lines come first.
    const period = (lines.find((line) => !isProration(line)) ?? lines[0])?.period;
    return {
      invoiceId: invoice.id,
      number: invoice.number,
      url: invoice.hosted_invoice_url ?? null,
      subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
      cents: toCents(invoice.amount_paid, invoice.currency),
      discountCents: discountOn(invoice),
      ...(await taxOf(invoice)),
      taxCents: taxOn(invoice),
      creditCents: creditUsedBy(invoice),
      card: cardOf(latestCharge),
      refundedCents: toCents(latestCharge?.amount_refunded ?? 0, invoice.currency),
      wasDisputed: latestCharge?.disputed ?? false,
      currency: invoice.currency,
      paidAt,
      periodStartsAt: toDate(period?.start ?? invoice.period_start),
      periodEndsAt: toDate(period?.end ?? invoice.period_end),
    };
  }

  function retrieveIntent(id: string): Promise<Stripe.PaymentIntent> {
    return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  }
}

function cardOf(charge: Stripe.Charge | null | undefined): ProviderCharge['card'] {
  const card = charge?.payment_method_details?.card;
  if (!card?.brand || !card.last4) return null;
  return { brand: card.brand, last4: card.last4 };
}

function paidAtOf({ status, status_transitions }: Stripe.Invoice): Date | null {
  const { paid_at } = status_transitions;
  return status === 'paid' && paid_at !== null ? toDate(paid_at) : null;
}

function toBill(invoice: Stripe.Invoice): ProviderBill {
  return {
    invoiceId: invoice.id,
    isOpen: invoice.status === 'open',
    attempts: invoice.attempt_count,
    dueCents: toCents(invoice.amount_remaining, invoice.currency),
    payUrl: invoice.hosted_invoice_url ?? null,
    owedSince: toDateOrNull(invoice.status_transitions.finalized_at),
  };
}
