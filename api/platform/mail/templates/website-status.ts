import { formatInstant } from './format.ts';
import type { Block, Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, orderFacts } from './subscription.ts';

export type WebsiteStatusData = AboutSubscription & {
  url: string;
  downSince: Date;
  /** null: it is down. */
  upAt: Date | null;
  /** Opens the order without an account; null if an account has it. */
  guestToken: string | null;
};

/** Sent to the customer when their live website stops answering, and when it answers again. */
export const websiteStatus: Template<WebsiteStatusData> = (data, shop) => {
  const { url, downSince, upAt } = data;
  const name = quoted(new URL(url, shop.baseUrl).host);
  const facts: Block = {
    is: 'facts',
    rows: [
      ...orderFacts(data),
      ['Address', quoted(url)],
      ['Down since', formatInstant(downSince)],
      ...(upAt ? [['Back since', formatInstant(upAt)] as [string, string]] : []),
    ],
  };
  return upAt
    ? {
        subject: `Your website ${name} is back online`,
        preview: 'Your visitors can reach it again. You don’t need to do anything.',
        title: 'Your website is back online',
        blocks: [
          greeting(data.customerName),
          {
            is: 'text',
            text: `Your website ${name} is responding again. You don’t need to do anything.`,
          },
          facts,
          ...nextStep(data, shop),
        ],
      }
    : {
        subject: `Your website ${name} isn’t responding`,
        preview: 'We’ve been alerted and are looking into it.',
        title: 'Your website isn’t responding',
        blocks: [
          greeting(data.customerName),
          {
            is: 'text',
            text: `We check your website every hour, and ${name} isn’t responding. Our team has been alerted and is looking into it. We’ll email you when it’s back online.`,
          },
          facts,
          ...nextStep(data, shop),
          {
            is: 'note',
            text: 'If you’ve just changed something at your domain provider, reply to this email and tell us what.',
          },
        ],
      };
};

function nextStep(
  { guestToken, orderId }: WebsiteStatusData,
  { baseUrl }: { baseUrl: string },
): Block[] {
  const path = guestToken ? `/order/${guestToken}` : `/dashboard/subscriptions/${orderId}`;
  return [{ is: 'action', label: 'View website status', url: `${baseUrl}${path}` }];
}
