import { terms } from '#contract/terms';
import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  ownSubscriptions,
  periodEnd,
  subscriptionVariables,
} from './subscription.ts';

/** `endsAt`: end of the paid period, where it is known. */
export type CancellationRequestedData = AboutSubscription & { endsAt?: Date | null };

export const cancellationRequested = defineTemplate({
  kind: 'cancellation-requested',
  texts: {
    subject: 'We received your cancellation request for {productTitle}',
    preview: 'We’ll process it within {hours} hours. You can still change your mind.',
    title: 'We received your cancellation request',
    greeting,
    intro:
      'You asked us to cancel this subscription. We’ll process the request within {hours} hours and email you when it’s done.',
    action: 'View subscription',
  },
  required: { intro: ['hours'] },
  variables: (data: CancellationRequestedData) => ({
    ...subscriptionVariables(data),
    hours: String(terms.cancellationProcessingHours),
  }),
  write: (data: CancellationRequestedData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      { is: 'facts', rows: orderFacts(data) },
      { is: 'text', text: `You keep access until ${periodEnd(data.endsAt)}.` },
      ownSubscriptions(action, shop),
      { is: 'note', text: 'Changed your mind? Choose “Keep my website” on that page.' },
    ],
  }),
});
