import type { DeliveryClock } from '#contract/delivery-clock';
import { deliveryFact } from './delivery.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, guestOrderLink, orderFacts } from './subscription.ts';

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

export const briefReminder: Template<BriefReminderData> = (data, shop) => {
  const { orderId, briefToken, percent } = data;
  const title = quoted(data.productTitle);
  const runs = data.wasSent ? 'resumes' : 'starts';
  const path = briefToken ? `/briefs/${briefToken}` : `/dashboard/subscriptions/${orderId}/brief`;
  return {
    subject: `Tell us about your business, so we can build ${title}`,
    preview: 'We’re waiting for your brief. You can send it unfinished.',
    title: 'We’re waiting for your brief',
    blocks: [
      greeting(data.customerName),
      {
        is: 'text',
        text: data.wasSent
          ? `We need some more answers to continue with ${title}. Add them to your brief and send it again.`
          : `We need your texts, pictures and colors to build ${title}. ${progress(percent)} If something is missing, you can send the brief unfinished.`,
      },
      { is: 'facts', rows: [...orderFacts(data), ...deliveryFact(data.delivery, data.at)] },
      {
        is: 'action',
        label: percent > 0 ? 'Continue your brief' : 'Tell us about your business',
        url: `${shop.baseUrl}${path}`,
      },
      {
        is: 'note',
        text: data.isLast
          ? `This is our last reminder. Your subscription stays active, and the delivery time ${runs} when you send your brief.`
          : `The delivery time ${runs} when you send your brief.`,
      },
      ...guestOrderLink(briefToken, shop),
      { is: 'link', label: 'Contact support', url: `${shop.baseUrl}/support` },
    ],
  };
};

function progress(percent: number): string {
  return percent > 0
    ? `Your brief is ${percent}% done, and your answers are saved.`
    : 'It takes about 20 minutes, and your answers are saved as you type.';
}
