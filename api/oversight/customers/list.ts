import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { isOnDays } from '#api/office/settings/shop-day';
import type { ListPlan, Page } from '#api/platform/lists/page';
import { hasId } from '#api/platform/lists/row-conditions';
import { readSearchedPage, searchText } from '#api/platform/lists/searched-page';
import type { CustomerFilter, CustomerListQuery, CustomerSummary } from '#contract/admin-customers';
import type { CustomerNote } from '#contract/customer-notes';
import { shownMoney } from '#contract/money-format';
import type { Db } from '#db/client';
import type { CustomerNoteRow } from '#db/schema/customer-notes';
import { customers } from '#db/schema/customers';
import { type PersonRow, people } from '#db/schema/people';
import { searchTexts } from '#db/search';
import { sumFromCents } from '#db/values/money';
import { findById, findByNumber } from './find.ts';

/** A person with what only their account knows; null for guests. */
export type ListedPerson = PersonRow & { isAdmin: boolean | null; emailVerifiedAt: Date | null };

const list: ListPlan<ListedPerson, 'createdAt' | 'name' | 'paid'> = {
  id: people.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: people.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
    name: { by: people.name, kind: 'text', of: ({ name }) => name },
    paid: { by: people.paidCents, kind: 'cents', of: ({ paidCents }) => String(paidCents) },
  },
};

/** As the partial indexes say it, so that they serve these lists. */
const filters: Record<CustomerFilter, SQL> = {
  accounts: sql`${people.customerId} is not null`,
  guests: sql`${people.customerId} is null and ${people.mergedIntoId} is null`,
  subscribers: sql`${people.activeSubscriptions} > 0`,
};
const everyone = sql`${people.mergedIntoId} is null`;

/** Digits as people type phone numbers, such as '(555) 010-2000'. */
const typedPhone = /^\+?[\d\s().-]{5,}$/;

/** Accounts and guests, without those who were merged. */
export async function listPeople(db: Db, query: CustomerListQuery): Promise<Page<ListedPerson>> {
  const { q, status } = query;
  const owner = q ? ((await findByNumber(db, q)) ?? (await findById(db, q))) : null;
  const filter = and(
    status ? filters[status] : everyone,
    await isOnDays(db, people.createdAt, query),
    hasId(people.reference, query),
    owner ? isPerson(owner) : undefined,
  );
  const search =
    q && !owner
      ? { from: sql`${people}`, filter, ...searchText(searchTexts.people, withoutPunctuation(q)) }
      : undefined;
  return readSearchedPage(query, list, search, ({ after, orderBy, limit }) =>
    db
      .select({
        ...getTableColumns(people),
        isAdmin: customers.isAdmin,
        emailVerifiedAt: customers.emailVerifiedAt,
      })
      .from(people)
      .leftJoin(customers, eq(customers.id, people.customerId))
      .where(and(after, filter))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** A guest who was merged is the account. */
const isPerson = ({ id, mergedIntoId }: PersonRow) => eq(people.id, mergedIntoId ?? id);

function withoutPunctuation(q: string): string {
  return typedPhone.test(q) ? q.replace(/\D/g, '') : q;
}

export function personToWire(person: ListedPerson): CustomerSummary {
  const { reference, name, email, phone, orders, activeSubscriptions, tickets } = person;
  return {
    id: reference,
    kind: person.customerId === null ? 'guest' : person.isAdmin ? 'admin' : 'account',
    name,
    email,
    emailVerified: person.emailVerifiedAt !== null,
    phone,
    orders,
    activeSubscriptions,
    tickets,
    paid: sumFromCents(person.paidCents),
    currency: shownMoney().currency,
    createdAt: person.createdAt.toISOString(),
  };
}

/** `readerId`: the user id of the admin who reads it. */
export function noteToWire(note: CustomerNoteRow, readerId: number): CustomerNote {
  const { id, text, authorName: author, authorId, version, createdAt, updatedAt } = note;
  return {
    id,
    text,
    author,
    version,
    own: authorId === readerId,
    createdAt: createdAt.toISOString(),
    editedAt: version > 1 ? updatedAt.toISOString() : null,
  };
}
