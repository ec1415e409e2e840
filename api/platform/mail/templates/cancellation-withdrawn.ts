import { defineTemplate } from './define-template.ts';
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

export type CancellationWithdrawnData = AboutSubscription & { nextCharge?: NextCharge | null };

export const cancellationWithdrawn = defineTemplate({
  kind: 'cancellation-kept',
  texts: {
    subject: 'Cancellation withdrawn: {productTitle}',
    preview: 'Your cancellation was withdrawn. Nothing changes.',
    title: 'Cancellation withdrawn',
    greeting,
    intro:
      'You withdrew your cancellation. Your website stays online and your subscription continues.',
    action: 'View subscription',
  },
  variables: subscriptionVariables,
  write: (data: CancellationWithdrawnData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      { is: 'facts', rows: [...orderFacts(data), ...nextChargeFact(data.nextCharge)] },
      ownSubscriptions(action, shop),
    ],
  }),
});
