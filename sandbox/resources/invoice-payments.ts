import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { field, listOperation } from '../protocol/listing.ts';
import type { Context } from '../protocol/operation.ts';
import type { Kinds, Wire, WireList } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';

type InvoicePayment = Kinds['invoice_payment'];

export const invoicePayments = [
  listOperation<Wire<Stripe.InvoicePaymentListParams>>(
    'GET /v1/invoice_payments',
    'invoice_payment',
    {
      invoice: { to: 'invoice' },
      payment: {
        to: 'payment_intent',
        id: ({ payment_intent }) => payment_intent ?? '',
        where: 'payment.payment_intent',
      },
      status: 'status',
    },
  ),
];

export function addInvoicePayment(
  { objects, now }: Context,
  invoice: Kinds['invoice'],
  intent: Kinds['payment_intent'],
): InvoicePayment {
  return objects.insert('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent.amount,
    created: now,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

export function markPaid({ objects, now }: Context, payment: InvoicePayment): InvoicePayment {
  return objects.replace('invoice_payment', {
    ...payment,
    amount_paid: payment.amount_requested,
    status: 'paid',
    status_transitions: { ...payment.status_transitions, paid_at: now },
  });
}

/** Cancels an invoice's open payments and their payment intents. */
export function cancelPayments(
  { objects, emit, now }: Context,
  invoice: string,
  cancellation_reason: 'requested_by_customer' | 'void_invoice',
): void {
  for (const payment of paymentsOf(invoice, objects).data) {
    const status_transitions = { ...payment.status_transitions, canceled_at: now };
    objects.replace('invoice_payment', { ...payment, status: 'canceled', status_transitions });
    const intent = objects.get('payment_intent', payment.payment.payment_intent ?? '');
    if (intent === undefined) continue;
    const canceled = { canceled_at: now, cancellation_reason, status: 'canceled' } as const;
    emit('payment_intent.canceled', objects.replace('payment_intent', { ...intent, ...canceled }));
  }
}

export function paymentsOf(invoice: string, objects: Objects): WireList<InvoicePayment> {
  const page = objects.page('invoice_payment', { limit: 10, where: [field('invoice', invoice)] });
  const data = page?.data ?? [];
  return { object: 'list', data, has_more: page?.hasMore ?? false, url: '/v1/invoice_payments' };
}
