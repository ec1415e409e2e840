import { defineTemplate } from './define-template.ts';
import { formatDay } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  ownSubscriptions,
  subscriptionVariables,
} from './subscription.ts';

export type CancellationProcessedData = AboutSubscription & { endsAt: Date };

export const cancellationProcessed = defineTemplate({
  kind: 'cancellation-processed',
  texts: {
    subject: 'Your subscription to {productTitle} is cancelled',
    preview: 'You keep access until {endDate}. You won’t be charged again.',
    title: 'Your subscription is cancelled',
    greeting,
    intro:
      'We processed your cancellation. You keep access until {endDate}, the end of your paid period. You won’t be charged again.',
    action: 'View subscription',
  },
  required: { intro: ['endDate'] },
  variables: (data: CancellationProcessedData) => ({
    ...subscriptionVariables(data),
    endDate: formatDay(data.endsAt),
  }),
  write: (data: CancellationProcessedData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      { is: 'facts', rows: [...orderFacts(data), ['Active until', formatDay(data.endsAt)]] },
      ownSubscriptions(action, shop),
      {
        is: 'note',
        text: 'Changed your mind? Until that day you can choose “Keep my website” on that page.',
      },
    ],
  }),
});
