import type { CustomerType, TicketPriority } from '#db/values/enumerations';
import type { ContactSettings } from './settings/contact.ts';

/** The rows of the answer times that the shop promises on /support. */
export type AnswerKind = 'sales' | 'support' | 'urgent';

type Question = { customerType?: CustomerType | null | undefined; priority: TicketPriority };

export function answerKindOf({ customerType, priority }: Question): AnswerKind {
  if (priority === 'urgent') return 'urgent';
  return customerType === 'new' ? 'sales' : 'support';
}

/**
 * When the first answer to a question is promised for. The hours run day and night: the business hours
 * of the settings are a sentence for people, and the shop claims support around the clock.
 */
export function answerDueAt(question: Question, contact: ContactSettings, askedAt: Date): Date {
  const hours = contact[`${answerKindOf(question)}Hours`];
  return new Date(askedAt.getTime() + hours * 60 * 60 * 1000);
}
