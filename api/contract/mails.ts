import * as v from 'valibot';
import { mailStatuses } from '#db/values/enumerations';
import { instantText } from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';

/** An email in the log, without its text. */
export const MailEntry = v.object({
  id: v.number(),
  /** The name of its template. */
  kind: v.string(),
  to: v.string(),
  /** The id of the customer or guest with that address; null: there is none. */
  customer: v.nullable(v.string()),
  subject: v.string(),
  status: v.picklist(mailStatuses),
  attempts: v.number(),
  /** Why the last attempt failed. */
  lastError: v.nullable(v.string()),
  /** Whether its text is still stored, so that it can be sent again. */
  canRetry: v.boolean(),
  sentAt: v.nullable(instantText),
  createdAt: instantText,
});
export type MailEntry = v.InferOutput<typeof MailEntry>;

export const MailEntryList = v.array(MailEntry);

export const mailSorts = ['createdAt'] as const;

export const MailListQuery = v.strictObject({
  ...listQuery({ statuses: mailStatuses, sorts: mailSorts }).entries,
  ...daysQuery,
  ...idsQuery,
});
export type MailListQuery = v.InferOutput<typeof MailListQuery>;
