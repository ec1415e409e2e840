import { eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#db/client';
import type { AuditEntryRow } from '#db/schema/audit-entries';
import { people } from '#db/schema/people';
import { users } from '#db/schema/users';
import type { AuditField, AuditValue } from '#db/values/audit';

/** Someone whom entries name by an id. `id`: of their page. */
export type NamedPerson = { id: string; name: string };

/** By what the entries call them: an id of theirs or, for admins, 'Admin 12'. */
export type AuditNames = ReadonlyMap<AuditValue, NamedPerson>;

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const numberedAdmin = /^Admin (\d{1,9})$/;
const personFields: readonly AuditField[] = ['guest', 'assignedTo', 'owner'];

/**
 * Reads the names of the people in entries, as they are now. The log itself has no name of a customer,
 * because it is never erased, and none of an admin who signs in with an email address.
 */
export async function readAuditNames(db: Db, rows: readonly AuditEntryRow[]): Promise<AuditNames> {
  const texts = new Set(rows.flatMap(textsOf));
  const ids = [...texts].filter((text) => uuid.test(text));
  const numbers = [...texts].flatMap((text) => Number(numberedAdmin.exec(text)?.[1]) || []);
  return new Map([...(await nameCustomers(db, ids)), ...(await nameAdmins(db, numbers))]);
}

function textsOf({ actorName, subjectName, changes }: AuditEntryRow): string[] {
  const values = changes
    .filter(({ field }) => personFields.includes(field))
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
