import { formatDay } from './format.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, orderFacts, ownSubscriptions } from './subscription.ts';

export type CancellationProcessedData = AboutSubscription & { endsAt: Date };

export const cancellationProcessed: Template<CancellationProcessedData> = (data, shop) => {
  const day = formatDay(data.endsAt);
  return {
    subject: `Your subscription to ${quoted(data.productTitle)} is cancelled`,
    preview: `Your website stays online until ${day}. You won’t be charged again.`,
    title: 'Your subscription is cancelled',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `We processed your cancellation. Your website stays online until ${day}, the end of your paid period. You won’t be charged again.`,
      },
      { is: 'facts', rows: [...orderFacts(data), ['Active until', day]] },
      ownSubscriptions('View subscription', shop),
      {
        is: 'note',
        text: 'Changed your mind? Until that day you can choose “Keep my website” on that page.',
      },
    ],
  };
};
