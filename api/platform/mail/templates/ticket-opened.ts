import { describeHours } from '#contract/promised-time';
import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';
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
 * send text of their own to it. For the same reason, its subject is only shown to a verified address, and no variable is.
 */
export const ticketOpened = defineTemplate({
  kind: 'ticket-opened',
  texts: {
    preview: 'We’ll reply within {answerTime}.',
    title: 'We received your message',
    intro: 'Thank you for contacting us. We’ll reply within {answerTime} and email you when we do.',
    action: 'View ticket',
  },
  variables: ({ ticketId }: TicketOpenedData, { contact }) => ({
    ticketId,
    answerTime: describeHours(contact.answerWithinHours),
    // Admins’ texts may still use this older name.
    hours: String(contact.answerWithinHours),
  }),
  write: (data: TicketOpenedData, _shop, { intro, action, ...text }) => ({
    ...text,
    subject: ticketSubject(data),
    ...linkValidity(data.place),
    blocks: [
      ...paragraphs(intro),
      { is: 'facts', rows: ticketFacts(data) },
      ...ticketLink(action, data.place),
      { is: 'note', text: 'If you didn’t contact us, you can ignore this email.' },
    ],
  }),
});
