import type { ProviderBill, ProviderCharge } from '../provider/charges.ts';
import type { PaymentProvider } from '../provider.ts';
import {
  answered,
  expanded,
  idOf,
  instant,
  instantOrNull,
  intentOf,
  isProration,
  unlessMissing,
  unlessUnknown,
} from './answers.ts';
import type { Stripe, StripeClient } from './client.ts';

type ChargeVerbs = Pick<PaymentProvider, 'bill' | 'charge' | 'chargesAfter' | 'invoiceOf'>;

const expand = ['payments'];

export function chargeVerbs({ stripe }: StripeClient): ChargeVerbs {
  return {
    bill: (invoiceId) =>
      answered(async () => {
        const invoice = await stripe.invoices.retrieve(invoiceId).catch(unlessUnknown);
        return invoice && toBill(invoice);
      }),

    charge: (invoiceId) =>
      answered(async () => {
        const invoice = await stripe.invoices.retrieve(invoiceId, { expand }).catch(unlessUnknown);
        return invoice && toCharge(invoice);
      }),

    chargesAfter: (subscriptionId, after) =>
      answered(async () => {
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
      answered(async () => {
        const payment = { type: 'payment_intent', payment_intent: paymentId } as const;
        const made = await stripe.invoicePayments.list({ payment }).catch(unlessMissing);
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
      subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
      cents: invoice.amount_paid,
      refundedCents: latestCharge?.amount_refunded ?? 0,
      wasDisputed: latestCharge?.disputed ?? false,
      currency: invoice.currency,
      paidAt,
      periodStartsAt: instant(period?.start ?? invoice.period_start),
      periodEndsAt: instant(period?.end ?? invoice.period_end),
    };
  }

  function retrieveIntent(id: string): Promise<Stripe.PaymentIntent> {
    return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  }
}

function paidAtOf({ status, status_transitions }: Stripe.Invoice): Date | null {
  const { paid_at } = status_transitions;
  return status === 'paid' && paid_at !== null ? instant(paid_at) : null;
}

function toBill(invoice: Stripe.Invoice): ProviderBill {
  return {
    invoiceId: invoice.id,
    isOpen: invoice.status === 'open',
    attempts: invoice.attempt_count,
    dueCents: invoice.amount_remaining,
    payUrl: invoice.hosted_invoice_url ?? null,
    owedSince: instantOrNull(invoice.status_transitions.finalized_at),
  };
}
