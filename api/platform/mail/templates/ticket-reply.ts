import { defineTemplate } from './define-template.ts';
import { paragraphs } from './paragraphs.ts';
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

export const ticketReply = defineTemplate({
  kind: 'ticket-answered',
  texts: {
    title: 'You have a new message',
    titleAgain: 'You have a new reply',
    intro: '{author} wrote:',
    action: 'Reply',
  },
  variables: ({ ticketId, author }: TicketReplyData, { brand }) => ({
    ticketId,
    author: author ? `${quoted(author)} of ${brand.name}` : brand.name,
  }),
  write: (data: TicketReplyData, _shop, text) => ({
    subject: ticketSubject(data),
    preview: messagePreview(data),
    title: data.isFirst ? text.title : text.titleAgain,
    ...linkValidity(data.place),
    blocks: [
      ...paragraphs(text.intro),
      ...messageBlocks(data),
      ...ticketLink(text.action, data.place),
    ],
  }),
});
