import { formatCents, formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, orderFacts } from './subscription.ts';

/** `respondBy`: null where the provider sets no deadline. */
export type PaymentDisputedData = AboutSubscription & {
  email: string;
  cents: number;
  takenAt: Date;
  respondBy: Date | null;
};

/** Sent to the shop. */
export const paymentDisputed: Template<PaymentDisputedData> = (data, shop) => {
  const amount = formatCents(data.cents);
  return {
    subject: `Disputed payment: ${data.orderId}`,
    preview: `${quoted(data.email)} disputed ${amount}.`,
    title: 'Payment disputed',
    blocks: [
      {
        is: 'text',
        text: `${quoted(data.customerName)} disputed a payment, and the bank has withdrawn ${amount} until it decides. You can’t refund this order in the meantime.`,
      },
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Customer', quoted(data.email)],
          ['Withdrawn', `${amount} on ${formatDay(data.takenAt)}`],
          ...(data.respondBy
            ? [['Respond by', formatDay(data.respondBy)] as [string, string]]
            : []),
        ],
      },
      {
        is: 'action',
        label: 'View order',
        url: `${shop.baseUrl}/admin/orders/${data.orderId}`,
      },
      {
        is: 'note',
        text: 'Submit your evidence at the payment provider. If you don’t respond, you lose the dispute.',
      },
    ],
  };
};
