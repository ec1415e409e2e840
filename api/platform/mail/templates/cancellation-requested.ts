import { terms } from '#contract/terms';
import type { Template } from './letter.ts';
import { quoted } from './quoted.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  ownSubscriptions,
  periodEnd,
} from './subscription.ts';

/** `endsAt`: end of the paid period, where it is known. */
export type CancellationRequestedData = AboutSubscription & { endsAt?: Date | null };

/** A customer asks for the end of a subscription. */
export const cancellationRequested: Template<CancellationRequestedData> = (data, shop) => ({
  subject: `We have received your cancellation of ${quoted(data.productTitle)}`,
  preview: `We process it within ${terms.cancellationProcessingHours} hours. You can still change your mind.`,
  title: 'We have received your cancellation',
  blocks: [
    greeting(data.customerName),
    {
      is: 'text',
      text: `You have asked us to end this subscription. We process the request within ${terms.cancellationProcessingHours} hours and write to you again.`,
    },
    { is: 'facts', rows: orderFacts(data) },
    { is: 'text', text: `Your website stays online until ${periodEnd(data.endsAt)}.` },
    ownSubscriptions('See your subscription', shop),
    { is: 'note', text: 'Have you changed your mind? Choose ‘Keep my website’ there.' },
  ],
});
