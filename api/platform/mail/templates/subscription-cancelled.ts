import { terms } from '#contract/terms';
import { defineTemplate } from './define-template.ts';
import { formatCents, formatDay } from './format.ts';
import type { Block, Fact } from './letter.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

export type SubscriptionCancelledData = AboutSubscription & {
  /** The end: of the paid period, or when it was ended. */
  endsAt: Date;
  isOver: boolean;
  /** Whether there is a website to take offline. */
  isDelivered: boolean;
  /** What was refunded with it; null: nothing. */
  refundCents: number | null;
};

/** The shop cancelled: the one email about the end and the refund. */
export const subscriptionCancelled = defineTemplate({
  kind: 'subscription-cancelled',
  texts: {
    subject: 'We cancelled your subscription to {productTitle}',
    preview: 'You won’t be charged again.',
    title: 'We cancelled your subscription',
    greeting,
    intro: 'We cancelled your subscription to {productTitle}. You won’t be charged again.',
    body: 'If you have questions, reply to this email.',
  },
  variables: (data: SubscriptionCancelledData) => ({
    ...subscriptionVariables(data),
    endDate: formatDay(data.endsAt),
  }),
  write: (data: SubscriptionCancelledData, _shop, { greeting, intro, body, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      { is: 'text', text: access(data) },
      ...refund(data),
      { is: 'facts', rows: [...orderFacts(data), end(data), ...refundFact(data)] },
      ...paragraphs(body),
    ],
  }),
});

function access({ endsAt, isOver, isDelivered }: SubscriptionCancelledData): string {
  if (isOver) {
    const effect = isDelivered
      ? 'your website is offline'
      : 'we’ve stopped working on your website';
    return `Your subscription has ended, so ${effect}.`;
  }
  const what = isDelivered ? 'Your website stays online' : 'Your subscription continues';
  return `${what} until ${formatDay(endsAt)}, the end of your paid period.`;
}

function end({ endsAt, isOver }: SubscriptionCancelledData): Fact {
  return [isOver ? 'Ended' : 'Active until', formatDay(endsAt)];
}

function refund({ refundCents }: SubscriptionCancelledData): Block[] {
  if (refundCents === null) return [];
  const text = `We refunded ${formatCents(refundCents)} to the card you paid with. It usually takes your bank ${terms.refundProcessingDays} business days to show it.`;
  return [{ is: 'text', text }];
}

function refundFact({ refundCents }: SubscriptionCancelledData): Fact[] {
  return refundCents === null ? [] : [['Refund', formatCents(refundCents)]];
}
