import { formatCents, formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, orderFacts } from './subscription.ts';

/** `payUrl`: the invoice's page at the provider. */
export type RenewalFailedData = AboutSubscription & {
  dueCents: number;
  owedSince: Date;
  payUrl: string;
};

export const renewalFailed: Template<RenewalFailedData> = (data, shop) => {
  const title = quoted(data.productTitle);
  const amount = formatCents(data.dueCents);
  return {
    subject: `Payment failed for ${title}`,
    preview: `Your card was declined for ${amount}. Your website stays online for now.`,
    title: 'Your card was declined',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `Your subscription to ${title} renewed, but your bank declined the payment of ${amount}. Your website stays online for now, and we’ll try the card again over the next few days.`,
      },
      {
        is: 'text',
        text: 'To keep your website, pay this invoice with another card and change the card of your subscription in your account. Without a payment, the subscription ends and your website goes offline.',
      },
      {
        is: 'facts',
        rows: [
          ...orderFacts(data),
          ['Amount due', amount],
          ['Due since', formatDay(data.owedSince)],
        ],
      },
      { is: 'action', label: 'Pay with another card', url: data.payUrl },
      {
        is: 'link',
        label: 'Change card in your account',
        url: `${shop.baseUrl}/dashboard/billing`,
      },
      {
        is: 'note',
        text: 'The button takes you to our payment provider. We’ll never ask for card details by email.',
      },
    ],
  };
};
