import type { Template } from './letter.ts';
import { quoted } from './sanitize-text.ts';
import {
  type AboutTicket,
  linkValidity,
  messageBlocks,
  messagePreview,
  type TicketPlace,
  ticketLink,
  ticketSubject,
  type WrittenMessage,
} from './ticket.ts';

/**
 * `author`: the admin's first name; null where it is not known. `isFirst`: the shop wrote first, so
 * it replies to nothing.
 */
export type TicketReplyData = AboutTicket &
  WrittenMessage & { author: string | null; isFirst: boolean; place: TicketPlace };

export const ticketReply: Template<TicketReplyData> = (data, { brand }) => ({
  subject: ticketSubject(data),
  preview: messagePreview(data),
  title: data.isFirst ? 'You have a new message' : 'You have a new reply',
  ...linkValidity(data.place),
  blocks: [
    {
      is: 'text',
      text: `${data.author ? `${quoted(data.author)} of ${brand.name}` : brand.name} wrote:`,
    },
    ...messageBlocks(data),
    ...ticketLink('Reply', data.place),
  ],
});
