import * as v from 'valibot';
import { auditFields, auditKinds, auditVerbs } from '#db/values/audit';
import { instantText } from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';

/** Money as "19.00". */
const auditValue = v.nullable(v.union([v.string(), v.boolean()]));

/** A changed value. Both null: the values are not stored. */
export const AuditChange = v.object({
  field: v.picklist(auditFields),
  before: auditValue,
  after: auditValue,
});
export type AuditChange = v.InferOutput<typeof AuditChange>;

/** Something that an admin did; automatic changes are not logged. */
export const AuditEntry = v.object({
  id: v.number(),
  createdAt: instantText,
  /**
   * With the name of that time; of an admin who had none, today's. `customer` is the id of their page;
   * null: the account was deleted.
   */
  actor: v.object({ id: v.number(), name: v.string(), customer: v.nullable(v.string()) }),
  verb: v.picklist(auditVerbs),
  /**
   * `name`: the business id or title of that time; the order's for parts of an order; of people today's
   * name or email, or only an id once their data was erased. `customer`: the id of that person's page.
   */
  subject: v.object({
    kind: v.picklist(auditKinds),
    id: v.number(),
    name: v.string(),
    customer: v.nullable(v.string()),
  }),
  changes: v.array(AuditChange),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const AuditEntryList = v.array(AuditEntry);

export const auditSorts = ['createdAt'] as const;

/** `status` is the kind of subject. */
export const AuditListQuery = v.strictObject({
  ...listQuery({ statuses: auditKinds, sorts: auditSorts }).entries,
  ...daysQuery,
  ...idsQuery,
});
export type AuditListQuery = v.InferOutput<typeof AuditListQuery>;
