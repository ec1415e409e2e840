import { formatCents, formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import {
  type AboutSubscription,
  greeting,
  type NextCharge,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
} from './subscription.ts';

export type RenewalReminderData = AboutSubscription & { nextCharge: NextCharge };

export const renewalReminder: Template<RenewalReminderData> = (data, shop) => {
  const title = quoted(data.productTitle);
  const amount = formatCents(data.nextCharge.cents);
  const day = formatDay(data.nextCharge.at);
  return {
    subject: `${title} renews on ${day}`,
    preview: `${amount} for another year. You don’t need to do anything to keep your website.`,
    title: 'Your website renews soon',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `Your annual subscription to ${title} renews on ${day}. We’ll charge your card ${amount} for another year. You don’t need to do anything to keep your website.`,
      },
      { is: 'facts', rows: [...orderFacts(data), ...nextChargeFact(data.nextCharge)] },
      ownSubscriptions('View subscription', shop),
      {
        is: 'note',
        text: 'If you don’t want to renew, cancel on that page before then. Your website stays online until the end of the paid year.',
      },
    ],
  };
};
