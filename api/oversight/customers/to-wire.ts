import type { CustomerSummary } from '#contract/admin-customers';
import type { CustomerNote } from '#contract/customer-notes';
import type { CustomerNoteRow } from '#db/schema/customer-notes';
import { sumFromCents } from '#db/values/money';
import type { ListedPerson } from './list.ts';

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
