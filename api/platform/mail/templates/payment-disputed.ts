import { formatCents, formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './quoted.ts';
import { type AboutSubscription, orderFacts } from './subscription.ts';

/** `respondBy`: null where the provider sets no day. */
export type PaymentDisputedData = AboutSubscription & {
  email: string;
  cents: number;
  takenAt: Date;
  respondBy: Date | null;
};

/** Tells the shop that a customer's bank has taken a payment back. */
export const paymentDisputed: Template<PaymentDisputedData> = (data, shop) => {
  const amount = formatCents(data.cents);
  return {
    subject: `Disputed payment: ${data.orderId}`,
    preview: `${quoted(data.email)} disputes ${amount}.`,
    title: 'A payment is disputed',
    blocks: [
      {
        is: 'text',
        text: `The bank of ${quoted(data.customerName)} has taken ${amount} back until it has decided. Nothing of this order can be refunded meanwhile.`,
      },
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Customer', quoted(data.email)],
          ['Taken back', `${amount} on ${formatDay(data.takenAt)}`],
          ...(data.respondBy
            ? [['Answer until', formatDay(data.respondBy)] as [string, string]]
            : []),
        ],
      },
      {
        is: 'action',
        label: 'Open the order',
        url: `${shop.baseUrl}/admin?tab=orders&q=${data.orderId}`,
      },
      {
        is: 'note',
        text: 'Answer with your evidence at the payment provider. Who does not answer loses the dispute.',
      },
    ],
  };
};
