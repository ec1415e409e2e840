import { terms } from '#contract/terms';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  ownSubscriptions,
  periodEnd,
} from './subscription.ts';

/** `endsAt`: end of the paid period, where it is known. */
export type CancellationRequestedData = AboutSubscription & { endsAt?: Date | null };

export const cancellationRequested: Template<CancellationRequestedData> = (data, shop) => ({
  subject: `We received your cancellation request for ${quoted(data.productTitle)}`,
  preview: `We’ll process it within ${terms.cancellationProcessingHours} hours. You can still change your mind.`,
  title: 'We received your cancellation request',
  blocks: [
    greeting(data.customerName),
    {
      is: 'text',
      text: `You asked us to cancel this subscription. We’ll process the request within ${terms.cancellationProcessingHours} hours and email you when it’s done.`,
    },
    { is: 'facts', rows: orderFacts(data) },
    { is: 'text', text: `Your website stays online until ${periodEnd(data.endsAt)}.` },
    ownSubscriptions('View subscription', shop),
    { is: 'note', text: 'Changed your mind? Choose “Keep my website” on that page.' },
  ],
});
