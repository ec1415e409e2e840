import type { DeliveryClock } from '#contract/delivery-clock';
import { defineTemplate } from './define-template.ts';
import { deliveryFact } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import { type AboutSubscription, orderFacts, subscriptionVariables } from './subscription.ts';

export type ReviewSentData = AboutSubscription & {
  /** Counts the rounds from 1. */
  round: number;
  /** How many remarks it has. */
  remarks: number;
  delivery: DeliveryClock;
  at: Date;
};

/** Sent to the shop. */
export const reviewSent = defineTemplate({
  kind: 'review-sent',
  texts: {
    subject: '{remarks} about the preview of {orderId}',
    preview: '{customerName} sent round {round}.',
    title: 'New remarks about a preview',
    intro: '{customerName} sent {remarks}. The order is in development again.',
    action: 'View remarks',
  },
  variables: (data: ReviewSentData) => ({
    ...subscriptionVariables(data),
    remarks: data.remarks === 1 ? '1 remark' : `${data.remarks} remarks`,
    round: String(data.round),
  }),
  write: (data: ReviewSentData, shop, { intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Round', String(data.round)],
          ...deliveryFact(data.delivery, data.at),
        ],
      },
      { is: 'action', label: action, url: `${shop.baseUrl}/admin/orders/${data.orderId}` },
    ],
  }),
});
