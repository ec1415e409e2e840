import type { Template } from './letter.ts';
import {
  type AboutTicket,
  linkValidity,
  type TicketPlace,
  ticketFacts,
  ticketLink,
  ticketSubject,
} from './ticket.ts';

export type TicketOpenedData = AboutTicket & { place: TicketPlace };

/**
 * Confirms a new ticket. It leaves the message out: anyone may have typed the address, and could
 * send text of their own to it.
 */
export const ticketOpened: Template<TicketOpenedData> = (data, { contact }) => ({
  subject: ticketSubject(data),
  preview: `We’ll reply within ${contact.answerWithinHours} hours.`,
  title: 'We received your message',
  ...linkValidity(data.place),
  blocks: [
    {
      is: 'text',
      text: `Thank you for contacting us. We’ll reply within ${contact.answerWithinHours} hours and email you when we do.`,
    },
    { is: 'facts', rows: ticketFacts(data) },
    ...ticketLink('View ticket', data.place),
    { is: 'note', text: 'If you didn’t contact us, you can ignore this email.' },
  ],
});
