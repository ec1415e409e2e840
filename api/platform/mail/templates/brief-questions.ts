import type { DeliveryClock } from '#contract/delivery-clock';
import { defineTemplate } from './define-template.ts';
import { deliveryFact } from './format.ts';
import { paragraphs } from './paragraphs.ts';
import { quoted } from './sanitize-text.ts';
import {
  type AboutSubscription,
  greeting,
  guestOrderLink,
  orderFacts,
  subscriptionVariables,
} from './subscription.ts';

export type BriefQuestionsData = AboutSubscription & {
  /** What the shop asks, one line each. */
  questions: string[];
  delivery: DeliveryClock;
  at: Date;
  /** Opens the order and its brief without an account; null if the account has it. */
  briefToken: string | null;
};

export const briefQuestions = defineTemplate({
  kind: 'brief-questions',
  texts: {
    subject: 'We have {questions} about {productTitle}',
    preview: 'Answer in your brief and send it again.',
    title: 'We have {questions} for you',
    greeting,
    intro: 'To continue with {productTitle}, we need to know:',
    action: 'Answer the {questionOrQuestions}',
  },
  variables: (data: BriefQuestionsData) => ({
    ...subscriptionVariables(data),
    questions: isOne(data) ? 'a question' : `${data.questions.length} questions`,
    questionOrQuestions: isOne(data) ? 'question' : 'questions',
  }),
  write: (data: BriefQuestionsData, shop, { greeting, intro, action, ...text }) => ({
    ...text,
    blocks: [
      ...paragraphs(greeting),
      ...paragraphs(intro),
      { is: 'quote', lines: data.questions.map(quoted) },
      { is: 'facts', rows: [...orderFacts(data), ...deliveryFact(data.delivery, data.at)] },
      { is: 'action', label: action, url: `${shop.baseUrl}${pathOf(data)}?step=content` },
      { is: 'note', text: 'The delivery time resumes when you send your brief again.' },
      ...guestOrderLink(data.briefToken, shop),
      { is: 'link', label: 'Contact support', url: `${shop.baseUrl}/support` },
    ],
  }),
});

function isOne({ questions }: BriefQuestionsData): boolean {
  return questions.length === 1;
}

function pathOf({ orderId, briefToken }: BriefQuestionsData): string {
  return briefToken ? `/briefs/${briefToken}` : `/dashboard/subscriptions/${orderId}/brief`;
}
