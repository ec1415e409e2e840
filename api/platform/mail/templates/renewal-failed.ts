import { formatCents, formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './quoted.ts';
import { type AboutSubscription, greeting, orderFacts } from './subscription.ts';

/** `payUrl`: the provider's page of the bill. */
export type RenewalFailedData = AboutSubscription & {
  dueCents: number;
  owedSince: Date;
  payUrl: string;
};

/** The card was declined when the subscription renewed. */
export const renewalFailed: Template<RenewalFailedData> = (data, shop) => {
  const title = quoted(data.productTitle);
  const amount = formatCents(data.dueCents);
  return {
    subject: `We could not renew ${title}`,
    preview: `Your card was declined for ${amount}. Your website stays online for now.`,
    title: 'Your card was declined',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `Your subscription to ${title} has renewed, but your bank declined the payment of ${amount}. Your website stays online for now, and we try the card again in the next days.`,
      },
      {
        is: 'text',
        text: 'Pay this bill with another card to keep your website, and change the card of your subscription in your account, so that the next renewal goes through. If no payment arrives, the subscription ends and your website goes offline.',
      },
      {
        is: 'facts',
        rows: [...orderFacts(data), ['To be paid', amount], ['Since', formatDay(data.owedSince)]],
      },
      { is: 'action', label: 'Pay with another card', url: data.payUrl },
      {
        is: 'link',
        label: 'Change the card in your account',
        url: `${shop.baseUrl}/dashboard/billing`,
      },
      {
        is: 'note',
        text: 'The button leads to our payment provider. We never ask for card details by mail.',
      },
    ],
  };
};
