import { formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './quoted.ts';
import { type AboutSubscription, greeting, orderFacts } from './subscription.ts';

export type SubscriptionEndedData = AboutSubscription & { endedAt: Date };

export const subscriptionEnded: Template<SubscriptionEndedData> = (data, shop) => ({
  subject: `Your subscription to ${quoted(data.productTitle)} has ended`,
  preview: 'Your website is offline, and you are not charged any more.',
  title: 'Your subscription has ended',
  blocks: [
    greeting(data.customerName),
    {
      is: 'text',
      text: 'Your subscription is over, so your website is offline now. You are not charged any more. Thank you for having been with us.',
    },
    { is: 'facts', rows: [...orderFacts(data), ['Ended', formatDay(data.endedAt)]] },
    { is: 'action', label: 'Choose another website', url: shop.baseUrl },
  ],
});
