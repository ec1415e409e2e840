import { and, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListPlan, Page } from '#api/platform/lists/page';
import { hasId, isOnDaysIn } from '#api/platform/lists/row-conditions';
import { readSearchedPage, searchText } from '#api/platform/lists/searched-page';
import type { AuditField, AuditListQuery, AuditValue, AuditVerb } from '#contract/audit';
import { describeAuditField } from '#contract/audit-words';
import type { NewerVersion } from '#contract/problem';
import type { Db } from '#db/client';
import { type AuditEntryRow, auditEntries } from '#db/schema/audit-entries';
import { type PersonRow, people } from '#db/schema/people';
import { users } from '#db/schema/users';
import { matchesWords, searchTexts } from '#db/search';

/** Its number or, for subjects without one, its name. */
type Subject = number | string;

/** Someone whom entries name by an id. `id`: of their page. */
type NamedPerson = { id: string; name: string };

/** By what the entries call them: an id of theirs or, for admins, 'Admin 12'. */
type AuditNames = ReadonlyMap<AuditValue, NamedPerson>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const numberedAdmin = /^Admin (\d{1,9})$/;

const subject = alias(people, 'subject');

/** An entry and the id of its actor's page; null: the account was deleted. */
export type ListedAuditEntry = AuditEntryRow & { customer: string | null; names: AuditNames };

type Row = Omit<ListedAuditEntry, 'names'>;

const list: ListPlan<Row, 'createdAt'> = {
  id: auditEntries.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: auditEntries.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
  },
};

/** Lists all actions of admins. */
export async function listAudit(
  db: Db,
  timeZone: string,
  query: AuditListQuery,
): Promise<Page<ListedAuditEntry>> {
  const { q, status: kind } = query;
  const filter = and(
    isOnDaysIn(timeZone, auditEntries.createdAt, query),
    hasId(auditEntries.id, query),
    kind && eq(auditEntries.kind, kind),
  );
  const search = q
    ? {
        from: sql`${auditEntries}`,
        filter,
        ...searchText(searchTexts.auditEntries, q, [isAboutPerson(q)]),
      }
    : undefined;
  const { rows, next } = await readSearchedPage(query, list, search, ({ after, orderBy, limit }) =>
    db
      .select({ ...getTableColumns(auditEntries), customer: people.reference })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .leftJoin(people, eq(people.customerId, users.customerId))
      .where(and(after, filter))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const names = await readAuditNames(db, rows);
  return { rows: rows.map((row) => ({ ...row, names })), next };
}

/**
 * Whether an entry is about a person whom a search finds: by an id, or by the name, email and phone
 * that they have now. Entries call people by their own id or by their account's. Those about a guest
 * who joined an account are about its holder, too.
 */
function isAboutPerson(q: string): SQL {
  const isCustomer = sql`${auditEntries.kind} = 'customer'`;
  const id = q.trim().toLowerCase();
  return uuid.test(id)
    ? sql`${isCustomer} and ${auditEntries.subjectName} in (${idsOf(id)})`
    : sql`${isCustomer} and exists (${foundSubject(q)})`;
}

/** All ids of a person and of the guests who joined their account. */
function idsOf(id: string): SQL {
  return sql`
    select unnest(array[${subject.reference}::text, ${subject.customerId}])
    from ${people} join ${people} ${sql.identifier('subject')}
      on ${subject.id} = ${people.id} or ${subject.mergedIntoId} = ${people.id}
    where ${people.reference} = ${id} or ${people.customerId} = ${id}`;
}

/** Looked up for each entry about a customer, which are few, because a name may be of very many people. */
function foundSubject(q: string): SQL {
  const name = auditEntries.subjectName;
  return sql`
    select from ${people} ${sql.identifier('subject')} join ${people}
      on ${people.id} in (${subject.id}, ${subject.mergedIntoId})
    where (${subject.customerId} = ${name}
        or ${subject.reference} = case when ${name} ~ ${uuid.source} then ${name}::uuid end)
      and ${matchesWords(searchTexts.people, q)}`;
}

/**
 * Reads the names of the people in entries, as they are now. The log itself has no name of a customer,
 * because it is never erased, and none of an admin who signs in with an email address.
 */
async function readAuditNames(db: Db, rows: readonly AuditEntryRow[]): Promise<AuditNames> {
  const texts = new Set(rows.flatMap(textsOf));
  const ids = [...texts].filter((text) => uuid.test(text));
  const numbers = [...texts].flatMap((text) => Number(numberedAdmin.exec(text)?.[1]) || []);
  return new Map([...(await nameCustomers(db, ids)), ...(await nameAdmins(db, numbers))]);
}

function textsOf({ actorName, subjectName, changes }: AuditEntryRow): string[] {
  const values = changes
    .filter(({ field }) => describeAuditField(field as AuditField).kind === 'person')
    .flatMap(({ before, after }) => [before, after]);
  return [actorName, subjectName, ...values].filter((text) => typeof text === 'string');
}

/** By the person's own id and their account's. */
async function nameCustomers(db: Db, ids: string[]): Promise<[string, NamedPerson][]> {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(people)
    .where(or(inArray(people.reference, ids), inArray(people.customerId, ids)));
  return found.flatMap(({ reference: id, customerId, name, email }): [string, NamedPerson][] => {
    const person = { id, name: name || email || id };
    return customerId
      ? [
          [id, person],
          [customerId, person],
        ]
      : [[id, person]];
  });
}

async function nameAdmins(db: Db, numbers: number[]): Promise<[string, NamedPerson][]> {
  if (numbers.length === 0) return [];
  const found = await db
    .select({ number: users.id, id: people.reference, name: people.name, email: people.email })
    .from(users)
    .innerJoin(people, eq(people.customerId, users.customerId))
    .where(inArray(users.id, numbers));
  return found.map(({ number, id, name, email }) => {
    const stored = `Admin ${number}`;
    return [stored, { id, name: name || email || stored }];
  });
}

/** Finds who last performed one of these actions on a subject, and when. */
export async function findLastAction(
  tx: Db,
  verbs: readonly AuditVerb[],
  subject: Subject,
): Promise<NewerVersion | undefined> {
  const [entry] = await tx
    .select({ by: auditEntries.actorName, at: auditEntries.createdAt })
    .from(auditEntries)
    .where(and(inArray(auditEntries.verb, [...verbs]), isOf(subject)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry && { by: entry.by, at: entry.at.toISOString() };
}

function isOf(subject: Subject) {
  return typeof subject === 'number'
    ? eq(auditEntries.subjectId, subject)
    : eq(auditEntries.subjectName, subject);
}

/** In the audit log, which is never erased, people have only their opaque id. */
export function personSubject({ id, reference }: PersonRow) {
  return { id, name: reference };
}
