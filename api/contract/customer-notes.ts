import * as v from 'valibot';
import { instantText, lengths, lines } from './fields.ts';

/** Internal: customers don't see notes, but an export of their data contains them. */
export const CustomerNote = v.object({
  id: v.number(),
  text: v.string(),
  author: v.string(),
  /** Whether the admin who reads it wrote it, and so may edit and delete it. */
  own: v.boolean(),
  version: v.number(),
  createdAt: instantText,
  /** null: not edited. */
  editedAt: v.nullable(instantText),
});
export type CustomerNote = v.InferOutput<typeof CustomerNote>;

const noteText = v.pipe(lines(lengths.message), v.nonEmpty());

export const NewCustomerNote = v.object({ text: noteText });
export type NewCustomerNote = v.InferOutput<typeof NewCustomerNote>;

/** `version`: of the note that was edited; an older one than the stored is a `conflict`. */
export const CustomerNoteChange = v.object({ text: noteText, version: v.number() });
export type CustomerNoteChange = v.InferOutput<typeof CustomerNoteChange>;
