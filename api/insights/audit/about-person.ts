import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '#db/schema/audit-entries';
import { people } from '#db/schema/people';
import { matchesWords, searchTexts } from '#db/search';
import { uuid } from './names.ts';

const subject = alias(people, 'subject');

/**
 * Whether an entry is about a person whom a search finds: by an id, or by the name, email and phone
 * that they have now. Entries call people by their own id or by their account's. Those about a guest
 * who joined an account are about its holder, too.
 */
export function isAboutPerson(q: string): SQL {
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
