import * as v from 'valibot';
import { ticketStatuses } from '#db/values/enumerations';
import { instantText, lengths, line } from './fields.ts';

/** Moves the messages of a ticket to another one of the same person. */
export const TicketMerge = v.object({
  /** The number or the business id of the ticket that keeps them. */
  into: v.pipe(line(lengths.name), v.nonEmpty()),
  /** The version that the admin has read; a newer one is a conflict. */
  version: v.pipe(v.number(), v.integer()),
});
export type TicketMerge = v.InferOutput<typeof TicketMerge>;

/** What a ticket holds, to preview a merge. */
export const TicketContents = v.object({
  ticketId: v.string(),
  subject: v.string(),
  status: v.picklist(ticketStatuses),
  createdAt: instantText,
  /** Internal notes included. */
  messages: v.number(),
  files: v.number(),
  /** Why it can't be merged; null if it can. */
  refusal: v.nullable(v.string()),
});
export type TicketContents = v.InferOutput<typeof TicketContents>;

/** A ticket and the others of the same person, newest first, at most 50. */
export const MergePreview = v.object({
  ticket: TicketContents,
  others: v.array(TicketContents),
});
export type MergePreview = v.InferOutput<typeof MergePreview>;
