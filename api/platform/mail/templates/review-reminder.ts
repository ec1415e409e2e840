import type { DeliveryClock } from '#contract/delivery-clock';
import { deliveryFact } from './delivery.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, guestOrderLink, orderFacts } from './subscription.ts';

export type ReviewReminderData = AboutSubscription & {
  /** Remarks that the customer has written but not sent. */
  unsent: number;
  delivery: DeliveryClock;
  at: Date;
  isLast: boolean;
  /** Opens the order and its review without an account; null if the account has it. */
  guestToken: string | null;
};

export const reviewReminder: Template<ReviewReminderData> = (data, shop) => {
  const { guestToken, orderId } = data;
  const title = quoted(data.productTitle);
  const path = guestToken
    ? `/order/${guestToken}/review`
    : `/dashboard/subscriptions/${orderId}/review`;
  return {
    subject: `Your preview of ${title} is waiting for you`,
    preview: 'Tell us what to change, or approve the website.',
    title: 'We’re waiting for your approval',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: `The preview of ${title} is ready. Approve it, and we release your website. If something isn’t right yet, tell us what to change.`,
      },
      ...(data.unsent > 0 ? [{ is: 'text', text: unsentRemarks(data.unsent) } as const] : []),
      { is: 'facts', rows: [...orderFacts(data), ...deliveryFact(data.delivery, data.at)] },
      { is: 'action', label: 'Review your website', url: `${shop.baseUrl}${path}` },
      {
        is: 'note',
        text: data.isLast
          ? 'This is our last reminder. Your subscription stays active, and the delivery time resumes when you reply.'
          : 'The delivery time resumes when you reply.',
      },
      ...guestOrderLink(guestToken, shop),
      { is: 'link', label: 'Contact support', url: `${shop.baseUrl}/support` },
    ],
  };
};

function unsentRemarks(count: number): string {
  const remarks = count === 1 ? '1 remark that isn’t' : `${count} remarks that aren’t`;
  return `You have ${remarks} sent yet. We get them when you send your remarks.`;
}
