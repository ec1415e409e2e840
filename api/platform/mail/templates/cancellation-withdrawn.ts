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

export type CancellationWithdrawnData = AboutSubscription & { nextCharge?: NextCharge | null };

export const cancellationWithdrawn: Template<CancellationWithdrawnData> = (data, shop) => ({
  subject: `Cancellation withdrawn: ${quoted(data.productTitle)}`,
  preview: 'Your cancellation was withdrawn. Nothing changes.',
  title: 'Cancellation withdrawn',
  blocks: [
    greeting(data.customerName),
    {
      is: 'text',
      text: 'You withdrew your cancellation. Your website stays online and your subscription continues.',
    },
    { is: 'facts', rows: [...orderFacts(data), ...nextChargeFact(data.nextCharge)] },
    ownSubscriptions('View subscription', shop),
  ],
});
