import { formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './quoted.ts';
import { type AboutSubscription, greeting, orderFacts, ownSubscriptions } from './subscription.ts';

export type CancellationProcessedData = AboutSubscription & { endsAt: Date };

/** The provider has agreed: the subscription ends with its period. */
export const cancellationProcessed: Template<CancellationProcessedData> = (data, shop) => {
  const day = formatDay(data.endsAt);
  return {
    subject: `Your subscription to ${quoted(data.productTitle)} is cancelled`,
    preview: `Your website stays online until ${day}. You are not charged again.`,
    title: 'Your subscription is cancelled',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `We have processed your cancellation. Your website stays online until ${day}, the end of the period that you have paid for, and you are not charged again.`,
      },
      { is: 'facts', rows: [...orderFacts(data), ['Active until', day]] },
      ownSubscriptions('See your subscription', shop),
      {
        is: 'note',
        text: 'Until that day you can still change your mind: choose ‘Keep my website’ there.',
      },
    ],
  };
};
