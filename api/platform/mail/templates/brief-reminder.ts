import type { DeliveryClock } from '#contract/delivery-clock';
import { defineTemplate } from './define-template.ts';
import { deliveryFact } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import {
  type AboutSubscription,
  greeting,
  guestOrderLink,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

export type BriefReminderData = AboutSubscription & {
  /** How much of the brief is answered, from 0 to 100. */
  percent: number;
  /** Whether the customer has sent it before, and the shop asked for more. */
  wasSent: boolean;
  delivery: DeliveryClock;
  at: Date;
  isLast: boolean;
  /** Opens the order and its brief without an account; null if the account has it. */
  briefToken: string | null;
};

export const briefReminder = defineTemplate({
  kind: 'brief-reminder',
  texts: {
    subject: 'Tell us about your business, so we can build {productTitle}',
    preview: 'We’re waiting for your brief. You can send it unfinished.',
    title: 'We’re waiting for your brief',
    greeting,
    intro:
      'We need your texts, pictures and colors to build {productTitle}. {progress} If something is missing, you can send the brief unfinished.',
    introAgain:
      'We need some more answers to continue with {productTitle}. Add them to your brief and send it again.',
    action: 'Tell us about your business',
    actionAgain: 'Continue your brief',
  },
  variables: (data: BriefReminderData) => ({
    ...subscriptionVariables(data),
    progress: progressOf(data),
  }),
  write: (data: BriefReminderData, shop, text) => ({
    subject: text.subject,
    preview: text.preview,
    title: text.title,
    blocks: [
      ...paragraphs(text.greeting),
      ...paragraphs(data.wasSent ? text.introAgain : text.intro),
      { is: 'facts', rows: [...orderFacts(data), ...deliveryFact(data.delivery, data.at)] },
      {
        is: 'action',
        label: data.wasSent || data.percent > 0 ? text.actionAgain : text.action,
        url: `${shop.baseUrl}${pathOf(data)}`,
      },
      { is: 'note', text: whatThen(data) },
      ...guestOrderLink(data.briefToken, shop),
      { is: 'link', label: 'Contact support', url: `${shop.baseUrl}/support` },
    ],
  }),
});

function progressOf({ percent }: BriefReminderData): string {
  return percent > 0
    ? `Your brief is ${percent}% done, and your answers are saved.`
    : 'It takes about 20 minutes, and your answers are saved as you type.';
}

function whatThen({ wasSent, isLast }: BriefReminderData): string {
  const runs = wasSent ? 'resumes' : 'starts';
  return isLast
    ? `This is our last reminder. Your subscription stays active, and the delivery time ${runs} when you send your brief.`
    : `The delivery time ${runs} when you send your brief.`;
}

function pathOf({ orderId, briefToken }: BriefReminderData): string {
  return briefToken ? `/briefs/${briefToken}` : `/dashboard/subscriptions/${orderId}/brief`;
}
