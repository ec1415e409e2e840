import {
  type PaymentProvider,
  type ProviderCharge,
  type ProviderRefund,
  ProviderRefused,
  type RefundRequest,
  type RefusalReason,
} from '../provider.ts';
import { answered, expanded, idOf, instant, isRefusal, unlessUnknown } from './answers.ts';
import type { Stripe, StripeClient } from './client.ts';

type ChargeVerbs = Pick<PaymentProvider, 'charge' | 'chargesAfter' | 'refund'>;

const expand = ['payments'];

export function chargeVerbs({ stripe, withKey }: StripeClient): ChargeVerbs {
  return {
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
          // By when it was paid: what a card refused at first is paid long after it was billed.
          if ((paidAtOf(invoice) ?? after) <= after) continue;
          const charge = await toCharge(invoice);
          if (charge) charges.push(charge);
        }
        return charges.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
      }),

    refund: (request) => answered(() => refund(request)),
  };

  async function toCharge(invoice: Stripe.Invoice): Promise<ProviderCharge | null> {
    const paidAt = paidAtOf(invoice);
    if (!paidAt || invoice.amount_paid === 0) return null;
    const intent = intentOf(invoice.payments?.data ?? []);
    const latestCharge = intent
      ? expanded((await retrieveIntent(intent)).latest_charge)
      : undefined;
    const period = invoice.lines.data[0]?.period;
    return {
      invoiceId: invoice.id,
      subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
      cents: invoice.amount_paid,
      refundedCents: latestCharge?.amount_refunded ?? 0,
      currency: invoice.currency,
      paidAt,
      periodStartsAt: instant(period?.start ?? invoice.period_start),
      periodEndsAt: instant(period?.end ?? invoice.period_end),
    };
  }

  function retrieveIntent(id: string): Promise<Stripe.PaymentIntent> {
    return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  }

  async function refund(request: RefundRequest): Promise<ProviderRefund> {
    const { invoiceId, cents, reason, idempotencyKey } = request;
    const payments = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid' });
    const payment_intent = intentOf(payments.data);
    if (!payment_intent) throw new ProviderRefused('not_charged');
    const made = await withKey(idempotencyKey, (key) =>
      stripe.refunds.create({ payment_intent, reason, ...(cents && { amount: cents }) }, key),
    ).catch(refusedRefund);
    return {
      refundId: made.id,
      invoiceId,
      cents: made.amount,
      status: refundStatusOf(made),
      createdAt: instant(made.created),
    };
  }
}

function paidAtOf({ status, status_transitions }: Stripe.Invoice): Date | null {
  const { paid_at } = status_transitions;
  return status === 'paid' && paid_at !== null ? instant(paid_at) : null;
}

/** An invoice is paid by one payment here; more of them are a matter of the provider's desk. */
function intentOf(payments: Stripe.InvoicePayment[]): string | null {
  const paid = payments.find(({ status, payment }) => status === 'paid' && payment.payment_intent);
  return idOf(paid?.payment.payment_intent);
}

function refundStatusOf({ status }: Stripe.Refund): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function refusedRefund(error: unknown): never {
  if (!isRefusal(error)) throw error;
  throw new ProviderRefused(reasonOf(error));
}

function reasonOf({ code, param }: { code?: string; param?: string }): RefusalReason {
  if (code === 'charge_already_refunded') return 'already_refunded';
  return param === 'amount' ? 'more_than_left' : 'not_refundable';
}
