import type { DeliveryClock } from '#contract/delivery-clock';
import { deliveryFact } from './delivery.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, guestOrderLink, orderFacts } from './subscription.ts';

export type PreviewReadyData = AboutSubscription & {
  /** Counts the rounds of remarks from 1. */
  round: number;
  /** What became of the remarks of the last round. */
  done: number;
  declined: number;
  delivery: DeliveryClock;
  at: Date;
  /** Opens the order and its review without an account; null if the account has it. */
  guestToken: string | null;
};

export const previewReady: Template<PreviewReadyData> = (data, shop) => {
  const title = quoted(data.productTitle);
  return {
    subject: `Review the ${data.round === 1 ? '' : 'new '}preview of ${title}`,
    preview: 'Tell us what to change, or approve the website.',
    title: data.round === 1 ? 'Your preview is ready' : 'Your new preview is ready',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `You can now look at ${title} before it goes live. ${outcome(data)}`.trim(),
      },
      {
        is: 'text',
        text: 'Tell us what to change, as often as you need to. When everything is right, approve the website, and we release it.',
      },
      { is: 'facts', rows: [...orderFacts(data), ...deliveryFact(data.delivery, data.at)] },
      { is: 'action', label: 'Review your website', url: `${shop.baseUrl}${pathOf(data)}` },
      { is: 'note', text: 'The delivery time resumes when you reply.' },
      ...guestOrderLink(data.guestToken, shop),
    ],
  };
};

function outcome({ done, declined }: PreviewReadyData): string {
  if (done + declined === 0) return '';
  const answered = [done > 0 && `${done} done`, declined > 0 && `${declined} declined`];
  return `Your last remarks: ${answered.filter(Boolean).join(', ')}. The preview shows our answers.`;
}

function pathOf({ guestToken, orderId }: PreviewReadyData): string {
  return guestToken ? `/order/${guestToken}/review` : `/dashboard/subscriptions/${orderId}/review`;
}
