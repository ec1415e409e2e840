import { formatInstant } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, orderFacts } from './subscription.ts';

export type WebsiteApprovedData = AboutSubscription & {
  /** Counts the rounds from 1. */
  round: number;
  /** Who approved it, as they typed it. */
  name: string;
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
      text: `${quoted(data.name)} approved the website. Release it: its delivery time is running.`,
    },
    {
      is: 'facts',
      rows: [
        ...orderFacts(data),
        ['Approved by', quoted(data.name)],
        ['Approved on', formatInstant(data.at)],
        ['Round', String(data.round)],
      ],
    },
    {
      is: 'action',
      label: 'View order',
      url: `${shop.baseUrl}/admin/orders/${data.orderId}`,
    },
  ],
});
