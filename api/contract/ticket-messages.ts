import * as v from 'valibot';
import { ticketPriorities, ticketSides, ticketStatuses } from '#db/values/enumerations';
import { OrderDelivery } from './delivery-clock.ts';
import { instantText, lengths, lines } from './fields.ts';
import { maxUploadBytes, uploadId } from './uploads.ts';

export const maxAttachments = 5;
export const maxAttachmentBytes = maxUploadBytes;

/** A file of a message. */
export const Attachment = v.object({
  id: v.string(),
  name: v.string(),
  /** Detected from the content, not from the name. */
  type: v.string(),
  sizeBytes: v.number(),
});
export type Attachment = v.InferOutput<typeof Attachment>;

/** The name of an uploaded file. */
export const NewAttachmentQuery = v.strictObject({
  id: uploadId,
  name: v.optional(v.pipe(v.string(), v.maxLength(lengths.url)), ''),
});

/** `ticket`: the `fileToken` of a {@link GuestTicket}, for a guest. */
export const AttachmentQuery = v.strictObject({ ticket: v.optional(v.string()) });

/** A message of a ticket: plain text, never HTML. */
export const TicketMessage = v.object({
  id: v.number(),
  side: v.picklist(ticketSides),
  /** The first name of the shop's author; null for the customer, and if unknown. */
  author: v.nullable(v.string()),
  message: v.string(),
  /** An internal note; never true in an answer to a customer. */
  internal: v.boolean(),
  createdAt: instantText,
  attachments: v.array(Attachment),
});
export type TicketMessage = v.InferOutput<typeof TicketMessage>;

/** The oldest first; the first message opened the ticket. */
export const TicketMessageList = v.array(TicketMessage);

const message = v.pipe(lines(lengths.message), v.nonEmpty());

/** The ids of uploaded files. */
export const attachmentIds = v.nullish(
  v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(maxAttachments)),
  [],
);

/** A reply by a guest with the emailed link. */
export const GuestMessage = v.object({ message });
export type GuestMessage = v.InferOutput<typeof GuestMessage>;

/** A reply by a signed-in customer; attachments are uploaded first. */
export const NewTicketMessage = v.object({ message, attachmentIds });
export type NewTicketMessage = v.InferOutput<typeof NewTicketMessage>;

/** A ticket as a guest with its link sees it. */
export const GuestTicket = v.object({
  /** Grants access to this ticket's files for some hours, so that file URLs don't contain the link's token. */
  fileToken: v.string(),
  ticketId: v.string(),
  /** The order whose conversation it is; null: an ordinary ticket. */
  order: v.nullable(OrderDelivery),
  subject: v.string(),
  status: v.picklist(ticketStatuses),
  priority: v.picklist(ticketPriorities),
  createdAt: instantText,
  messages: TicketMessageList,
});
export type GuestTicket = v.InferOutput<typeof GuestTicket>;
