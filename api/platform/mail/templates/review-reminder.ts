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

export type ReviewReminderData = AboutSubscription & {
  /** Remarks that the customer has written but not sent. */
  unsent: number;
  delivery: DeliveryClock;
  at: Date;
  isLast: boolean;
  /** Opens the order and its review without an account; null if the account has it. */
  guestToken: string | null;
};

export const reviewReminder = defineTemplate({
  kind: 'review-reminder',
  texts: {
    subject: 'Your preview of {productTitle} is waiting for you',
    preview: 'Tell us what to change, or approve the website.',
    title: 'We’re waiting for your approval',
    greeting,
    intro:
      'The preview of {productTitle} is ready. Approve it, and we release your website. If something isn’t right yet, tell us what to change.',
    action: 'Review your website',
  },
  variables: subscriptionVariables,
  write: (data: ReviewReminderData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      ...(data.unsent > 0 ? [{ is: 'text', text: unsentRemarks(data.unsent) } as const] : []),
      { is: 'facts', rows: [...orderFacts(data), ...deliveryFact(data.delivery, data.at)] },
      { is: 'action', label: action, url: `${shop.baseUrl}${pathOf(data)}` },
      {
        is: 'note',
        text: data.isLast
          ? 'This is our last reminder. Your subscription stays active, and the delivery time resumes when you reply.'
          : 'The delivery time resumes when you reply.',
      },
      ...guestOrderLink(data.guestToken, shop),
      { is: 'link', label: 'Contact support', url: `${shop.baseUrl}/support` },
    ],
  }),
});

function pathOf({ guestToken, orderId }: ReviewReminderData): string {
  return guestToken ? `/order/${guestToken}/review` : `/dashboard/subscriptions/${orderId}/review`;
}

function unsentRemarks(count: number): string {
  const remarks = count === 1 ? '1 remark that isn’t' : `${count} remarks that aren’t`;
  return `You have ${remarks} sent yet. We get them when you send your remarks.`;
}
