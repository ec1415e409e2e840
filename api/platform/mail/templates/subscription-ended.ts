import { formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, orderFacts } from './subscription.ts';

export type SubscriptionEndedData = AboutSubscription & { endedAt: Date };

export const subscriptionEnded: Template<SubscriptionEndedData> = (data, shop) => ({
  subject: `Your subscription to ${quoted(data.productTitle)} has ended`,
  preview: 'Your website is offline. You won’t be charged again.',
  title: 'Your subscription has ended',
  blocks: [
    greeting(data.customerName),
    {
      is: 'text',
      text: 'Your subscription has ended, so your website is offline. You won’t be charged again. Thank you for being a customer.',
    },
    { is: 'facts', rows: [...orderFacts(data), ['Ended', formatDay(data.endedAt)]] },
    { is: 'action', label: 'Browse websites', url: shop.baseUrl },
  ],
});
