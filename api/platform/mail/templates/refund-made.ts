import { terms } from '#contract/terms';
import { formatCents } from './format.ts';
import type { Block, Template } from './letter.ts';
import { quoted } from './quoted.ts';
import { type AboutSubscription, greeting, orderFacts } from './subscription.ts';

export type RefundMadeData = AboutSubscription & {
  cents: number;
  /** Ended with this refund, or long before. */
  subscription: 'goes_on' | 'ended_with_it' | 'over';
};

/** The shop has given money back. */
export const refundMade: Template<RefundMadeData> = (data) => {
  const amount = formatCents(data.cents);
  return {
    subject: `Your refund of ${amount} for ${quoted(data.productTitle)}`,
    preview: `It reaches your card within ${terms.refundProcessingDays} business days.`,
    title: 'Your money is on its way back',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `We have given ${amount} back to the card that you paid with. Banks take ${terms.refundProcessingDays} business days to show it.`,
      },
      ...whatNow(data),
      { is: 'facts', rows: [...orderFacts(data), ['Refund', amount]] },
    ],
  };
};

function whatNow({ subscription }: RefundMadeData): Block[] {
  if (subscription === 'over') return [];
  return [
    {
      is: 'text',
      text:
        subscription === 'goes_on'
          ? 'Your subscription goes on as before.'
          : 'Your subscription has ended with it: your website is offline, and you are not charged any more.',
    },
  ];
}
