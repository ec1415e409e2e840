import type { DeliveryClock } from '#contract/delivery-clock';
import { deliveryFact } from './delivery.ts';
import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import { type AboutSubscription, greeting, guestOrderLink, orderFacts } from './subscription.ts';

export type BriefQuestionsData = AboutSubscription & {
  /** What the shop asks, one line each. */
  questions: string[];
  delivery: DeliveryClock;
  at: Date;
  /** Opens the order and its brief without an account; null if the account has it. */
  briefToken: string | null;
};

export const briefQuestions: Template<BriefQuestionsData> = (data, shop) => {
  const { orderId, briefToken, questions } = data;
  const title = quoted(data.productTitle);
  const path = briefToken ? `/briefs/${briefToken}` : `/dashboard/subscriptions/${orderId}/brief`;
  const count = questions.length === 1 ? 'a question' : `${questions.length} questions`;
  return {
    subject: `We have ${count} about ${title}`,
    preview: 'Answer in your brief and send it again.',
    title: `We have ${count} for you`,
    blocks: [
      greeting(data.customerName),
      { is: 'text', text: `To continue with ${title}, we need to know:` },
      { is: 'quote', lines: questions.map(quoted) },
      { is: 'facts', rows: [...orderFacts(data), ...deliveryFact(data.delivery, data.at)] },
      {
        is: 'action',
        label: questions.length === 1 ? 'Answer the question' : 'Answer the questions',
        url: `${shop.baseUrl}${path}?step=content`,
      },
      {
        is: 'note',
        text: 'The delivery time resumes when you send your brief again.',
      },
      ...guestOrderLink(briefToken, shop),
      { is: 'link', label: 'Contact support', url: `${shop.baseUrl}/support` },
    ],
  };
};
