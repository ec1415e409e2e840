import * as v from 'valibot';
import { instantText, lengths, line, lines } from './fields.ts';

/** An answer that is given often. Titles are unique. */
export const NewCannedReply = v.object({
  title: v.pipe(line(lengths.subject), v.nonEmpty()),
  text: v.pipe(lines(lengths.message), v.nonEmpty()),
});
export type NewCannedReply = v.InferOutput<typeof NewCannedReply>;

export const CannedReplyChange = v.partial(NewCannedReply);
export type CannedReplyChange = v.InferOutput<typeof CannedReplyChange>;

export const CannedReply = v.object({
  id: v.number(),
  title: v.string(),
  text: v.string(),
  updatedAt: instantText,
});
export type CannedReply = v.InferOutput<typeof CannedReply>;

/** By title. */
export const CannedReplyList = v.array(CannedReply);
