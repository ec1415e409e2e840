import * as v from 'valibot';
import { auditFields, auditKinds, auditVerbs } from '#db/values/audit';
import { instantText } from './fields.ts';
import { listQuery } from './lists.ts';

/** Money as "19.00". */
const auditValue = v.nullable(v.union([v.string(), v.boolean()]));

/** A value that an act has changed. null before and after: what it was is not kept. */
export const AuditChange = v.object({
  field: v.picklist(auditFields),
  before: auditValue,
  after: auditValue,
});
export type AuditChange = v.InferOutput<typeof AuditChange>;

/** What an admin did. What the shop does by itself is not told here. */
export const AuditEntry = v.object({
  id: v.number(),
  createdAt: instantText,
  /** By the name that they had then; the account may be gone. */
  actor: v.object({ id: v.number(), name: v.string() }),
  verb: v.picklist(auditVerbs),
  /** `name`: a business id or title, as it was then; that of the order for what is of an order. */
  subject: v.object({ kind: v.picklist(auditKinds), id: v.number(), name: v.string() }),
  changes: v.array(AuditChange),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const AuditEntryList = v.array(AuditEntry);

export const auditSorts = ['createdAt'] as const;

/** `status` is the kind of what an act was about. */
export const AuditListQuery = listQuery({ statuses: auditKinds, sorts: auditSorts });
export type AuditListQuery = v.InferOutput<typeof AuditListQuery>;
