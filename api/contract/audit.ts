import * as v from 'valibot';
import { instantText } from './fields.ts';
import { daysQuery, idsQuery, listQuery } from './lists.ts';
import type { AuditedField, Noun } from './noun.ts';
import { nouns, sharedFields } from './nouns.ts';

type Nouns = typeof nouns;
type FieldsOf<Stated> = Stated extends { fields: infer Fields } ? keyof Fields : never;

/** What an action applies to. */
export type AuditKind = keyof Nouns;
/** Every action that writes an entry: 'order.delivered'. */
export type AuditVerb = {
  [Kind in AuditKind]: `${Kind}.${keyof Nouns[Kind]['acts'] & string}`;
}[AuditKind];
/** The fields that entries may record. */
export type AuditField = keyof typeof sharedFields | FieldsOf<Nouns[AuditKind]>;

const stated = Object.entries<Noun>(nouns);

/** `Object.keys` returns strings, because an object can have more keys than its type. */
export const auditKinds = Object.keys(nouns) as AuditKind[];
const auditVerbs = stated.flatMap(([kind, { acts }]) =>
  Object.keys(acts).map((act) => `${kind}.${act}` as AuditVerb),
);
/** How the log shows each field. */
export const auditFields = Object.assign(
  {},
  sharedFields,
  ...stated.map(([, { fields }]) => fields),
) as Record<AuditField, AuditedField>;

/** Money as "19.00". */
const AuditValue = v.nullable(v.union([v.string(), v.boolean()]));
export type AuditValue = v.InferOutput<typeof AuditValue>;

/** A changed value. Both null: the values are not recorded. */
export const AuditChange = v.object({
  field: v.picklist(Object.keys(auditFields) as AuditField[]),
  before: AuditValue,
  after: AuditValue,
});
export type AuditChange = v.InferOutput<typeof AuditChange>;

/** Something that an admin did; automatic changes are not logged. */
export const AuditEntry = v.object({
  id: v.number(),
  createdAt: instantText,
  /**
   * With the name of that time; of an admin who had none, today's. `customer` is the id of their page;
   * null: the account was deleted. `apiKey`: of the program that acted for them; null: none.
   */
  actor: v.object({
    id: v.number(),
    name: v.string(),
    customer: v.nullable(v.string()),
    apiKey: v.nullable(v.string()),
  }),
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
