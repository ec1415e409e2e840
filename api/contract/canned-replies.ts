import * as v from 'valibot';
import { findUnknownVariables, listVariables } from './canned-variables.ts';
import { instantInput, instantText, lengths, line, lines, orAbsent } from './fields.ts';
import { listQuery } from './lists.ts';

/** A reusable reply to tickets, which may contain variables. Titles are unique. */
export const NewCannedReply = v.object({
  title: v.pipe(line(lengths.subject), v.nonEmpty()),
  text: v.pipe(
    lines(lengths.message),
    v.nonEmpty(),
    v.check(
      (text) => findUnknownVariables(text).length === 0,
      ({ input }) => unknownVariables(findUnknownVariables(input)),
    ),
  ),
});
export type NewCannedReply = v.InferOutput<typeof NewCannedReply>;

function unknownVariables(names: readonly string[]): string {
  const are = names.length === 1 ? 'isn’t a variable' : 'aren’t variables';
  return `${listVariables(names)} ${are}. Choose one of those below, or remove the braces.`;
}

/**
 * Absent and null fields stay as they are. `readAt`: the `updatedAt` that the admin has read. The form
 * sends it; programs may leave it out.
 */
export const CannedReplyChange = v.object({
  title: orAbsent(NewCannedReply.entries.title),
  text: orAbsent(NewCannedReply.entries.text),
  readAt: orAbsent(instantInput),
});
export type CannedReplyChange = v.InferOutput<typeof CannedReplyChange>;

export const CannedReply = v.object({
  id: v.number(),
  title: v.string(),
  text: v.string(),
  updatedAt: instantText,
});
export type CannedReply = v.InferOutput<typeof CannedReply>;

export const CannedReplyList = v.array(CannedReply);

/** Sorted by title by default. A reply has no status. */
export const CannedReplyListQuery = listQuery({
  statuses: [],
  sorts: ['title', 'updatedAt'],
  usual: 'title:asc',
});
export type CannedReplyListQuery = v.InferOutput<typeof CannedReplyListQuery>;
