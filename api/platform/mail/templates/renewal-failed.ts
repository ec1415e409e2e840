import { defineTemplate } from './define-template.ts';
import { formatCents, formatDay } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

/** `payUrl`: the invoice's page at the provider. */
export type RenewalFailedData = AboutSubscription & {
  dueCents: number;
  owedSince: Date;
  payUrl: string;
};

export const renewalFailed = defineTemplate({
  kind: 'renewal-failed',
  texts: {
    subject: 'Payment failed for {productTitle}',
    preview: 'Your card was declined for {amount}. Your subscription continues for now.',
    title: 'Your card was declined',
    greeting,
    intro:
      'Your subscription to {productTitle} renewed, but your bank declined the payment of {amount}. Your subscription continues for now, and we’ll try the card again over the next few days.',
    body: 'To keep your website, pay this invoice with another card and change the card of your subscription in your account. Without a payment, the subscription ends and your website goes offline.',
    action: 'Pay with another card',
  },
  required: { intro: ['amount'] },
  variables: (data: RenewalFailedData) => ({
    ...subscriptionVariables(data),
    amount: formatCents(data.dueCents),
  }),
  write: (data: RenewalFailedData, shop, { greeting, intro, body, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      ...paragraphs(body),
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Amount due', formatCents(data.dueCents)],
          ['Due since', formatDay(data.owedSince)],
        ],
      },
      { is: 'action', label: action, url: data.payUrl },
      {
        is: 'link',
        label: 'Change card in your account',
        url: `${shop.baseUrl}/dashboard/billing`,
      },
      {
        is: 'note',
        text: 'You pay on the page of our payment provider. We’ll never ask for card details by email.',
      },
    ],
  }),
});
