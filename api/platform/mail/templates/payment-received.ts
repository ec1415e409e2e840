import { defineTemplate } from './define-template.ts';
import { formatCents, formatDay } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  type NextCharge,
  nextChargeFact,
  orderFacts,
  type PaidInvoice,
  paidInvoiceFacts,
  sellerFact,
  subscriptionVariables,
  type TaxedPayment,
  taxFacts,
} from './subscription.ts';

/** Amounts in US cents. */
export type PaymentReceivedData = AboutSubscription &
  TaxedPayment & {
    invoice: PaidInvoice;
    cents: number;
    paidAt: Date;
    discountCents: number;
    /** What credit from earlier invoices paid, besides `cents`. */
    creditCents: number;
    /** Whether an earlier attempt was declined. */
    wasLate: boolean;
    /** null: nothing more is charged, or it isn’t known. */
    nextCharge: NextCharge | null;
  };

/** The receipt of every charge after the first, whose receipt is the order's. */
export const paymentReceived = defineTemplate({
  kind: 'payment-received',
  texts: {
    subject: 'Receipt for {productTitle}: {amount}',
    preview: 'Paid on {paidDate}. Your invoice is in this email.',
    title: 'We received your payment',
    greeting,
    intro:
      'Thank you. We received your payment of {amount} for your subscription to {productTitle}.',
    action: 'View invoice',
  },
  required: { intro: ['amount'] },
  variables: (data: PaymentReceivedData) => ({
    ...subscriptionVariables(data),
    amount: formatCents(data.cents),
    paidDate: formatDay(data.paidAt),
  }),
  write: (data: PaymentReceivedData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      ...(data.wasLate
        ? [{ is: 'text' as const, text: 'Your subscription is up to date again.' }]
        : []),
      { is: 'facts', rows: factsOf(data) },
      {
        is: 'action',
        label: action,
        url: data.invoice.url ?? `${shop.baseUrl}/dashboard/billing?order=${data.orderId}#invoices`,
      },
    ],
  }),
});

function factsOf(data: PaymentReceivedData): [string, string][] {
  const { invoice, cents, paidAt, discountCents, creditCents, nextCharge } = data;
  return [
    ...orderFacts(data),
    ...paidInvoiceFacts(invoice),
    ...reduction('Discount', discountCents),
    ...reduction('Paid from credit', creditCents),
    ...taxFacts(data, cents),
    ['Paid', `${formatCents(cents)} on ${formatDay(paidAt)}`],
    ...nextChargeFact(nextCharge),
    ...sellerFact(data),
  ];
}

function reduction(name: string, cents: number): [string, string][] {
  return cents > 0 ? [[name, `−${formatCents(cents)}`]] : [];
}
