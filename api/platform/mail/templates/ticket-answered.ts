import { brand } from '#contract/brand';
import type { Template } from './letter.ts';
import { quoted } from './quoted.ts';
import {
  type AboutTicket,
  firstWords,
  linkValidity,
  type TicketPlace,
  theirWords,
  ticketSubject,
  toOwnTicket,
  type WrittenMessage,
} from './ticket.ts';

/** `author`: who of the shop wrote it, by first name; null where that is not known. */
export type TicketAnsweredData = AboutTicket &
  WrittenMessage & { author: string | null; place: TicketPlace };

/** The shop has written in a ticket. */
export const ticketAnswered: Template<TicketAnsweredData> = (data) => ({
  subject: ticketSubject(data),
  preview: firstWords(data),
  title: 'We have answered you',
  ...linkValidity(data.place),
  blocks: [
    {
      is: 'text',
      text: `${data.author ? `${quoted(data.author)} of ${brand.name}` : brand.name} wrote:`,
    },
    ...theirWords(data),
    ...toOwnTicket('Answer', data.place),
  ],
});
