import { formatCents, formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './quoted.ts';
import {
  type AboutSubscription,
  greeting,
  type NextCharge,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
} from './subscription.ts';

export type RenewalReminderData = AboutSubscription & { nextCharge: NextCharge };

/** An annual subscription renews in a month. */
export const renewalReminder: Template<RenewalReminderData> = (data, shop) => {
  const title = quoted(data.productTitle);
  const amount = formatCents(data.nextCharge.cents);
  const day = formatDay(data.nextCharge.at);
  return {
    subject: `${title} renews on ${day}`,
    preview: `${amount} for another year. You need not do anything to keep your website.`,
    title: 'Your website renews soon',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `Your annual subscription to ${title} renews on ${day}. We then charge your card ${amount} for another year. You need not do anything to keep your website.`,
      },
      { is: 'facts', rows: [...orderFacts(data), ...nextChargeFact(data.nextCharge)] },
      ownSubscriptions('See your subscription', shop),
      {
        is: 'note',
        text: 'If you do not want another year, cancel there before that day. Your website then stays online until the year that you have paid for is over.',
      },
    ],
  };
};
