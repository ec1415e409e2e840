import type { DeliveryClock } from '#contract/delivery-clock';
import { defineTemplate } from './define-template.ts';
import { deliveryFact } from './format.ts';
import type { Block } from './letter.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  guestOrderLink,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

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

export const previewReady = defineTemplate({
  kind: 'preview-ready',
  texts: {
    subject: 'Review the preview of {productTitle}',
    subjectAgain: 'Review the new preview of {productTitle}',
    preview: 'Tell us what to change, or approve the website.',
    title: 'Your preview is ready',
    titleAgain: 'Your new preview is ready',
    greeting,
    intro: 'You can now look at {productTitle} before it goes live.',
    body: 'Tell us what to change, as often as you need to. When everything is right, approve the website, and we release it.',
    action: 'Review your website',
  },
  variables: subscriptionVariables,
  write: (data: PreviewReadyData, shop, text) => ({
    subject: data.round === 1 ? text.subject : text.subjectAgain,
    preview: text.preview,
    title: data.round === 1 ? text.title : text.titleAgain,
    blocks: [
      ...paragraphs(text.greeting),
      ...paragraphs(text.intro),
      ...outcome(data),
      ...paragraphs(text.body),
      { is: 'facts', rows: [...orderFacts(data), ...deliveryFact(data.delivery, data.at)] },
      { is: 'action', label: text.action, url: `${shop.baseUrl}${pathOf(data)}` },
      { is: 'note', text: 'The delivery time resumes when you reply.' },
      ...guestOrderLink(data.guestToken, shop),
    ],
  }),
});

function outcome({ done, declined }: PreviewReadyData): Block[] {
  if (done + declined === 0) return [];
  const answered = [done > 0 && `${done} done`, declined > 0 && `${declined} declined`];
  const counts = answered.filter(Boolean).join(', ');
  return [{ is: 'text', text: `Your last remarks: ${counts}. The preview shows our answers.` }];
}

function pathOf({ guestToken, orderId }: PreviewReadyData): string {
  return guestToken ? `/order/${guestToken}/review` : `/dashboard/subscriptions/${orderId}/review`;
}
