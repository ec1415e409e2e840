import { answerWithinHours } from '#contract/claims';
import type { Template } from './letter.ts';
import {
  type AboutTicket,
  linkValidity,
  type TicketPlace,
  ticketFacts,
  ticketSubject,
  toOwnTicket,
} from './ticket.ts';

export type TicketOpenedData = AboutTicket & { place: TicketPlace };

/**
 * Tells whoever asked that the question has arrived. It does not repeat the message: a stranger
 * may have typed the address, and would have us write to it in their words.
 */
export const ticketOpened: Template<TicketOpenedData> = (data) => ({
  subject: ticketSubject(data),
  preview: `We will answer within ${answerWithinHours} hours.`,
  title: 'We have received your message',
  ...linkValidity(data.place),
  blocks: [
    {
      is: 'text',
      text: `Thank you for writing to us. We will answer within ${answerWithinHours} hours, and send you a mail when we have.`,
    },
    { is: 'facts', rows: ticketFacts(data) },
    ...toOwnTicket('See your ticket', data.place),
    { is: 'note', text: 'If you did not write to us, ignore this mail.' },
  ],
});
