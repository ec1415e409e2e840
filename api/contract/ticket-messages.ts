import * as v from 'valibot';
import { ticketPriorities, ticketSides, ticketStatuses } from '#db/values/enumerations';
import { instantText, lengths, lines, orAbsent } from './fields.ts';
import { maxUploadBytes } from './uploads.ts';

export const maxAttachments = 5;
export const maxAttachmentBytes = maxUploadBytes;

/** A file that belongs to a message. */
export const Attachment = v.object({
  id: v.string(),
  name: v.string(),
  /** As its content says, not its name. */
  type: v.string(),
  sizeBytes: v.number(),
});
export type Attachment = v.InferOutput<typeof Attachment>;

/** What an uploaded file is called. */
export const NewAttachmentQuery = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(lengths.url)), ''),
});

/** `ticket`: the `fileToken` of a {@link GuestTicket}, for a guest. */
export const AttachmentQuery = v.strictObject({ ticket: v.optional(v.string()) });

/** A message of a ticket: plain text, never HTML. */
export const TicketMessage = v.object({
  id: v.number(),
  side: v.picklist(ticketSides),
  /** Who of the shop wrote it, by first name; null for the customer, and where that is not known. */
  author: v.nullable(v.string()),
  message: v.string(),
  /** A note that only the shop sees; never true in what a customer gets. */
  internal: v.boolean(),
  createdAt: instantText,
  attachments: v.array(Attachment),
});
export type TicketMessage = v.InferOutput<typeof TicketMessage>;

/** The oldest first. The first entry is what the ticket was opened with. */
export const TicketMessageList = v.array(TicketMessage);

const message = v.pipe(lines(lengths.message), v.nonEmpty());

const attachmentIds = v.nullish(
  v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(maxAttachments)),
  [],
);

/** What a guest writes, who holds the link of the mail. */
export const GuestMessage = v.object({ message });
export type GuestMessage = v.InferOutput<typeof GuestMessage>;

/** What a signed-in customer writes; attachments are uploaded before. */
export const NewTicketMessage = v.object({ message, attachmentIds });
export type NewTicketMessage = v.InferOutput<typeof NewTicketMessage>;

/**
 * What the shop writes. `readUpTo`: the id of the last message that its writer has seen, 0 for none; a
 * reply is refused where another admin has replied after it. A note contradicts nothing.
 */
export const NewShopMessage = v.object({
  ...NewTicketMessage.entries,
  internal: v.nullish(v.boolean(), false),
  readUpTo: orAbsent(v.pipe(v.number(), v.integer())),
});
export type NewShopMessage = v.InferOutput<typeof NewShopMessage>;

/** A ticket as whoever holds its link sees it. */
export const GuestTicket = v.object({
  /** Opens the files of this ticket for some hours, and nothing else: the link stays out of addresses. */
  fileToken: v.string(),
  ticketId: v.string(),
  subject: v.string(),
  status: v.picklist(ticketStatuses),
  priority: v.picklist(ticketPriorities),
  createdAt: instantText,
  messages: TicketMessageList,
});
export type GuestTicket = v.InferOutput<typeof GuestTicket>;
