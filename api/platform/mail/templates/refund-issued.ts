import { terms } from '#contract/terms';
import { formatCents } from './format.ts';
import type { Block, Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, orderFacts } from './subscription.ts';

export type RefundIssuedData = AboutSubscription & {
  cents: number;
  /** `ended_with_it`: ended by this refund. `over`: had ended before. */
  subscription: 'goes_on' | 'ended_with_it' | 'over';
};

export const refundIssued: Template<RefundIssuedData> = (data) => {
  const amount = formatCents(data.cents);
  return {
    subject: `Refund of ${amount} for ${quoted(data.productTitle)}`,
    preview: `It should reach your card within ${terms.refundProcessingDays} business days.`,
    title: 'Your refund is on its way',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `We refunded ${amount} to the card you paid with. It usually takes your bank ${terms.refundProcessingDays} business days to show it.`,
      },
      ...whatNow(data),
      { is: 'facts', rows: [...orderFacts(data), ['Refund', amount]] },
    ],
  };
};

function whatNow({ subscription }: RefundIssuedData): Block[] {
  if (subscription === 'over') return [];
  return [
    {
      is: 'text',
      text:
        subscription === 'goes_on'
          ? 'Your subscription continues.'
          : 'Your subscription has ended, so your website is offline. You won’t be charged again.',
    },
  ];
}
