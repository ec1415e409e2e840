import type { DeliveryClock } from '#contract/delivery-clock';
import { defineTemplate } from './define-template.ts';
import { deliveryFact, formatInstant } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, orderFacts, subscriptionVariables } from './subscription.ts';

export type WebsiteApprovedData = AboutSubscription & {
  /** Counts the rounds from 1. */
  round: number;
  /** Who approved it, as they typed it. */
  name: string;
  delivery: DeliveryClock;
  at: Date;
};

/** Sent to the shop. */
export const websiteApproved = defineTemplate({
  kind: 'website-approved',
  texts: {
    subject: '{productTitle} is approved ({orderId})',
    preview: '{approvedBy} approved the website.',
    title: 'Website approved',
    intro: '{approvedBy} approved the website. It can be released.',
    action: 'View order',
  },
  variables: (data: WebsiteApprovedData) => ({
    ...subscriptionVariables(data),
    approvedBy: quoted(data.name),
  }),
  write: (data: WebsiteApprovedData, shop, { intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(intro),
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Approved by', quoted(data.name)],
          ['Approved on', formatInstant(data.at)],
          ['Round', String(data.round)],
          ...deliveryFact(data.delivery, data.at),
        ],
      },
      { is: 'action', label: action, url: `${shop.baseUrl}/admin/orders/${data.orderId}` },
    ],
  }),
});
