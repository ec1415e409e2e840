import { displayAddress } from '#api/platform/email-address';
import { defineTemplate } from './define-template.ts';
import { formatCents, formatDay } from './format.ts';
import type { Fact } from './letter.ts';
import { paragraphs } from './paragraphs.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, orderFacts, subscriptionVariables } from './subscription.ts';

/** `respondBy`: null where the provider sets no deadline. */
export type PaymentDisputedData = AboutSubscription & {
  email: string;
  cents: number;
  takenAt: Date;
  respondBy: Date | null;
};

/** Sent to the shop. */
export const paymentDisputed = defineTemplate({
  kind: 'payment-disputed',
  texts: {
    subject: 'Disputed payment: {orderId}',
    preview: '{customerEmail} disputed {amount}.',
    title: 'Payment disputed',
    intro:
      '{customerName} disputed a payment, and the bank has withdrawn {amount} until it decides. You can’t refund this order in the meantime.',
    action: 'View order',
  },
  variables: (data: PaymentDisputedData) => ({
    ...subscriptionVariables(data),
    customerEmail: quoted(displayAddress(data.email)),
    amount: formatCents(data.cents),
  }),
  write: (data: PaymentDisputedData, shop, { intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Customer', quoted(displayAddress(data.email))],
          ['Withdrawn', `${formatCents(data.cents)} on ${formatDay(data.takenAt)}`],
          ...deadline(data),
        ],
      },
      { is: 'action', label: action, url: `${shop.baseUrl}/admin/orders/${data.orderId}` },
      {
        is: 'note',
        text: 'Submit your evidence at the payment provider. If you don’t respond, you lose the dispute.',
      },
    ],
  }),
});

function deadline({ respondBy }: PaymentDisputedData): Fact[] {
  return respondBy ? [['Respond by', formatDay(respondBy)]] : [];
}
