import { defineTemplate } from './define-template.ts';
import { formatDay } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

export type SubscriptionEndedData = AboutSubscription & {
  endedAt: Date;
  /** Whether there was a website to take offline. */
  isDelivered: boolean;
};

export const subscriptionEnded = defineTemplate({
  kind: 'subscription-ended',
  texts: {
    subject: 'Your subscription to {productTitle} has ended',
    preview: 'Your website is offline. You won’t be charged again.',
    previewUndelivered: 'We’ve stopped working on your website. You won’t be charged again.',
    title: 'Your subscription has ended',
    greeting,
    intro:
      'Your subscription has ended, so your website is offline. You won’t be charged again. Thank you for being a customer.',
    introUndelivered:
      'Your subscription has ended, so we’ve stopped working on your website. You won’t be charged again. Thank you for being a customer.',
    action: 'Browse websites',
  },
  variables: (data: SubscriptionEndedData) => ({
    ...subscriptionVariables(data),
    endDate: formatDay(data.endedAt),
  }),
  write: (data: SubscriptionEndedData, shop, text) => ({
    subject: text.subject,
    preview: data.isDelivered ? text.preview : text.previewUndelivered,
    title: text.title,
    blocks: [
      ...paragraphs(text.greeting),
      ...paragraphs(data.isDelivered ? text.intro : text.introUndelivered),
      { is: 'facts', rows: [...orderFacts(data), ['Ended', formatDay(data.endedAt)]] },
      { is: 'action', label: text.action, url: shop.baseUrl },
    ],
  }),
});
