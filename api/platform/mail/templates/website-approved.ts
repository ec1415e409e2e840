import type { DeliveryClock } from '#contract/delivery-clock';
import { deliveryFact } from './delivery.ts';
import { formatInstant } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, orderFacts } from './subscription.ts';

export type WebsiteApprovedData = AboutSubscription & {
  /** Counts the rounds from 1. */
  round: number;
  /** Who approved it, as they typed it. */
  name: string;
  delivery: DeliveryClock;
  at: Date;
};

/** Sent to the shop. */
export const websiteApproved: Template<WebsiteApprovedData> = (data, shop) => ({
  subject: `${quoted(data.productTitle)} is approved (${data.orderId})`,
  preview: `${quoted(data.name)} approved the website.`,
  title: 'Website approved',
  blocks: [
    {
      is: 'text',
      text: `${quoted(data.name)} approved the website. It can be released.`,
    },
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
    {
      is: 'action',
      label: 'View order',
      url: `${shop.baseUrl}/admin/orders/${data.orderId}`,
    },
  ],
});
