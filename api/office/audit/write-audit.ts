import { actorName } from '#api/http/actor-name';
import { publish } from '#api/platform/publish';
import type { AuditChange, AuditField, AuditKind, AuditValue, AuditVerb } from '#contract/audit';
import { describeAuditField } from '#contract/audit-words';
import type { AuditedField, Noun } from '#contract/noun';
import { nouns } from '#contract/nouns';
import type { Db } from '#db/client';
import { auditEntries } from '#db/schema/audit-entries';
import type { CustomerRow } from '#db/schema/customers';
import type { UserRow } from '#db/schema/users';

type Change = {
  verb: AuditVerb;
  subject: { id: number; name: string };
  /** The customer id and the name of the admin; null: their own pages don't know it yet either. */
  by: string | null;
  actor: string;
};

/** The fields of a row that the audit log may contain. */
export type AuditFacts = Partial<Record<AuditField, AuditValue>>;

/** The admin who acts, such as a request's viewer. */
export type Actor = {
  user: Pick<UserRow, 'id' | 'username'>;
  customer: Pick<CustomerRow, 'id' | 'firstName' | 'lastName'>;
  /** Of the program that acts for the admin. */
  apiKey?: { name: string };
};

/** `subject.name`: the business id or title at this time. `subject.id`: 0 if it has no number. */
export type AuditAction = {
  at: Date;
  verb: AuditVerb;
  subject: { id: number; name: string };
  changes?: readonly AuditChange[];
};

/**
 * Writes an audit log entry in the transaction of the action, so that both commit or neither does, and
 * tells open pages of other admins what changed.
 */
export async function writeAudit(
  tx: Db,
  { user, customer, apiKey }: Actor,
  act: AuditAction,
): Promise<void> {
  const name = actorName(user, customer);
  await writeEntry(tx, { actorId: user.id, actorName: name, apiKey: apiKey?.name ?? null }, act);
  await publishChange(tx, { ...act, by: apiKey ? null : customer.id, actor: name });
}

/** Like {@link writeAudit}, for an actor that is not a request's viewer. */
export async function writeEntry(
  tx: Db,
  actor: { actorId: number; actorName: string; apiKey?: string | null },
  { at, verb, subject, changes = [] }: AuditAction,
): Promise<void> {
  await tx.insert(auditEntries).values({
    ...actor,
    verb,
    subjectId: subject.id,
    subjectName: subject.name,
    changes,
    createdAt: at,
  });
}

/** Like {@link writeAudit}, but writes nothing when nothing changed. */
export async function writeAuditedChange(
  tx: Db,
  actor: Actor,
  act: AuditAction & { changes: readonly AuditChange[] },
): Promise<void> {
  if (act.changes.length > 0) await writeAudit(tx, actor, act);
}

/** The fields of a noun as the log keeps them: numbers and instants as text, lists in one line. */
export function factsOf<Fields extends Partial<Record<AuditField, AuditedField>>>(
  fields: Fields,
  values: Record<keyof Fields, Fact>,
): AuditFacts {
  const names = Object.keys(fields) as (keyof Fields)[];
  return Object.fromEntries(names.map((name) => [name, asAuditValue(values[name])]));
}

type Fact = AuditValue | number | Date | readonly string[];

function asAuditValue(value: Fact): AuditValue {
  if (value === null || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? value.join(', ') : String(value);
}

/** Lists the fields that differ between two states of a row; `{}` before it was created. */
export function changesBetween(before: AuditFacts, after: AuditFacts): AuditChange[] {
  const fields = new Set([...fieldsOf(before), ...fieldsOf(after)]);
  return [...fields].flatMap((field) => {
    const change = { field, before: before[field] ?? null, after: after[field] ?? null };
    if (change.before === change.after) return [];
    return describeAuditField(field).unrecorded ? { field, before: null, after: null } : change;
  });
}

/** Fields that changed, without their values. */
export function changed(...fields: AuditField[]): AuditChange[] {
  return fields.map((field) => ({ field, before: null, after: null }));
}

/** `Object.keys` returns strings, because an object can have more keys than its type. */
function fieldsOf(facts: AuditFacts): AuditField[] {
  return Object.keys(facts) as AuditField[];
}

/** Tells open pages that an admin changed a record, once the transaction commits. */
async function publishChange(tx: Db, { verb, subject, by, actor }: Change): Promise<void> {
  const [kind, act = ''] = verb.split('.') as [AuditKind, string?];
  const { update } = nouns[kind];
  const { updatesItself, unchanging }: Noun = nouns[kind];
  const isUnchanged = unchanging?.includes(act);
  if (updatesItself && !isUnchanged) return;
  await publish(tx, { kind: isUnchanged ? 'log.changed' : update, ...subject, by, actor });
}
