import { defineTemplate } from './define-template.ts';
import { formatCents, formatDay } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  type NextCharge,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
  subscriptionVariables,
} from './subscription.ts';

export type RenewalReminderData = AboutSubscription & { nextCharge: NextCharge };

export const renewalReminder = defineTemplate({
  kind: 'renewal-reminder',
  texts: {
    subject: '{productTitle} renews on {renewalDate}',
    preview: '{amount} for another year. You don’t need to do anything to keep your website.',
    title: 'Your website renews soon',
    greeting,
    intro:
      'Your annual subscription to {productTitle} renews automatically on {renewalDate}. Another year costs {amount}. You don’t need to do anything to keep your website.',
    action: 'View subscription',
  },
  required: { intro: ['renewalDate', 'amount'] },
  variables: (data: RenewalReminderData) => ({
    ...subscriptionVariables(data),
    renewalDate: formatDay(data.nextCharge.at),
    amount: formatCents(data.nextCharge.cents),
  }),
  write: (data: RenewalReminderData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      { is: 'facts', rows: [...orderFacts(data), ...nextChargeFact(data.nextCharge)] },
      ownSubscriptions(action, shop),
      {
        is: 'note',
        text: 'If you don’t want to renew, cancel on that page before then. Your website stays online until the end of the paid year.',
      },
    ],
  }),
});
