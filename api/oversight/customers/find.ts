import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parsePathId } from '#api/http/schema-of';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { type PersonRow, people } from '#db/schema/people';
import { supportTickets } from '#db/schema/support-tickets';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Finds a person by their own id or their account's. Records link to their customer by a number, so
 * that of an order or ticket works too.
 */
export async function findPerson(db: Db, id: string): Promise<PersonRow> {
  const person = (await findByNumber(db, id)) ?? (await findById(db, id));
  if (!person) throw noSuchCustomer();
  return person;
}

/** The person that an order or ticket with this number belongs to. Null for other texts. */
export async function findByNumber(db: Db, number: string): Promise<PersonRow | null> {
  const name = number.toUpperCase();
  const owner = await (isNumber(name, 'ACC')
    ? db
        .select({ customerId: orders.customerId, email: orders.customerEmail })
        .from(orders)
        .where(eq(orders.orderId, name))
    : isNumber(name, 'TKT')
      ? db
          .select({ customerId: supportTickets.customerId, email: supportTickets.email })
          .from(supportTickets)
          .where(eq(supportTickets.ticketId, name))
      : []);
  const [found] = owner;
  return found ? findOwner(db, found) : null;
}

type Owner = { customerId: string | null; email: string };

async function findOwner(db: Db, { customerId, email }: Owner): Promise<PersonRow | null> {
  const person = await db.query.people.findFirst({
    where: customerId
      ? eq(people.customerId, customerId)
      : (row, { and, isNull }) => and(eq(row.email, email.toLowerCase()), isNull(row.customerId)),
  });
  return person ?? null;
}

/** By the person's own id or their account's. */
export async function findById(db: Db, id: string): Promise<PersonRow | undefined> {
  const ids: SQL | undefined = uuid.test(id)
    ? or(eq(people.reference, id), eq(people.customerId, id))
    : eq(people.customerId, id);
  return id.includes('\0') ? undefined : db.query.people.findFirst({ where: ids });
}

function isNumber(text: string, prefix: 'ACC' | 'TKT'): boolean {
  const id = parsePathId(text, prefix);
  return id !== null && 'businessId' in id;
}

export function noSuchCustomer(): Failure {
  return new Failure('not_found', 'This customer was not found.');
}

/** An account's own, else those that were typed with the guest's address. */
export function ordersOf({ customerId, email }: PersonRow): SQL | undefined {
  return customerId
    ? eq(orders.customerId, customerId)
    : and(isNull(orders.customerId), eq(sql`lower(${orders.customerEmail})`, email));
}

export function ticketsOf({ customerId, email }: PersonRow): SQL | undefined {
  return customerId
    ? eq(supportTickets.customerId, customerId)
    : and(isNull(supportTickets.customerId), eq(sql`lower(${supportTickets.email})`, email));
}
