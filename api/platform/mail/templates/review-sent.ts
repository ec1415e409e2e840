import type { DeliveryClock } from '#contract/delivery-clock';
import { deliveryFact } from './delivery.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, orderFacts } from './subscription.ts';

export type ReviewSentData = AboutSubscription & {
  /** Counts the rounds from 1. */
  round: number;
  /** How many remarks it has. */
  remarks: number;
  delivery: DeliveryClock;
  at: Date;
};

/** Sent to the shop. */
export const reviewSent: Template<ReviewSentData> = (data, shop) => {
  const count = data.remarks === 1 ? '1 remark' : `${data.remarks} remarks`;
  return {
    subject: `${count} about the preview of ${data.orderId}`,
    preview: `${quoted(data.customerName)} sent round ${data.round}.`,
    title: 'New remarks about a preview',
    blocks: [
      {
        is: 'text',
        text: `${quoted(data.customerName)} sent ${count}. The order is in development again.`,
      },
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Round', String(data.round)],
          ...deliveryFact(data.delivery, data.at),
        ],
      },
      {
        is: 'action',
        label: 'View remarks',
        url: `${shop.baseUrl}/admin/orders/${data.orderId}`,
      },
    ],
  };
};
