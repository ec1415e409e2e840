import { terms } from '#contract/terms';
import { defineTemplate } from './define-template.ts';
import { formatCents } from './format.ts';
import type { Block } from './letter.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

export type RefundIssuedData = AboutSubscription & {
  cents: number;
  /** `ended_with_it`: ended by this refund. `over`: had ended before. */
  subscription: 'goes_on' | 'ended_with_it' | 'over';
  /** Whether there was a website to take offline. */
  isDelivered: boolean;
};

export const refundIssued = defineTemplate({
  kind: 'refund-made',
  texts: {
    subject: 'Refund of {amount} for {productTitle}',
    preview: 'It should reach your card within {days} business days.',
    title: 'Your refund is on its way',
    greeting,
    intro:
      'We refunded {amount} to the card you paid with. It usually takes your bank {days} business days to show it.',
  },
  required: { intro: ['amount', 'days'] },
  variables: (data: RefundIssuedData) => ({
    ...subscriptionVariables(data),
    amount: formatCents(data.cents),
    days: terms.refundProcessingDays,
  }),
  write: (data: RefundIssuedData, _shop, { greeting, intro, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      ...whatNow(data),
      { is: 'facts', rows: [...orderFacts(data), ['Refund', formatCents(data.cents)]] },
    ],
  }),
});

function whatNow({ subscription, isDelivered }: RefundIssuedData): Block[] {
  if (subscription === 'over') return [];
  if (subscription === 'goes_on') return [{ is: 'text', text: 'Your subscription continues.' }];
  const effect = isDelivered ? 'your website is offline' : 'we’ve stopped working on your website';
  const text = `Your subscription has ended, so ${effect}. You won’t be charged again.`;
  return [{ is: 'text', text }];
}
