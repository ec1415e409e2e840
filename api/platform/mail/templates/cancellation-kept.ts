import type { Template } from './letter.ts';
import { quoted } from './quoted.ts';
import {
  type AboutSubscription,
  greeting,
  type NextCharge,
  nextChargeFact,
  orderFacts,
  ownSubscriptions,
} from './subscription.ts';

export type CancellationKeptData = AboutSubscription & { nextCharge?: NextCharge | null };

/** 'Keep my website': the cancellation is taken back. */
export const cancellationKept: Template<CancellationKeptData> = (data, shop) => ({
  subject: `You keep ${quoted(data.productTitle)}`,
  preview: 'Your cancellation is taken back. Nothing changes.',
  title: 'Your website stays',
  blocks: [
    greeting(data.customerName),
    {
      is: 'text',
      text: 'You have taken your cancellation back. Your website stays online and your subscription goes on as before.',
    },
    { is: 'facts', rows: [...orderFacts(data), ...nextChargeFact(data.nextCharge)] },
    ownSubscriptions('See your subscription', shop),
  ],
});
