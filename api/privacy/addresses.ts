import { and, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';
import { type Person, readShopAddresses } from './person.ts';

/**
 * The lowercase addresses whose emails belong to this person: their own, and those in their orders
 * and tickets that no one else uses.
 */
export async function addressesOf(tx: Db, person: Omit<Person, 'isShop'>): Promise<string[]> {
  const { email } = person;
  const typed = [
    ...person.orders.flatMap(({ customerEmail, typedEmail }) =>
      typedEmail ? [customerEmail, typedEmail] : [customerEmail],
    ),
    ...person.tickets.map((ticket) => ticket.email),
  ].map((address) => address.toLowerCase());
  const shops = await readShopAddresses(tx);
  const others = [...new Set(typed)].filter((address) => address !== email && !shops.has(address));
  const shared = await usedByOthers(tx, person, others);
  return [...(email ? [email] : []), ...others.filter((address) => !shared.has(address))];
}

/** Other accounts' orders that contain the person's own address. */
export async function findOtherOrders(tx: Db, person: Person): Promise<string[]> {
  if (!person.email) return [];
  const rows = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        sql`lower(${orders.customerEmail}) = ${person.email}`,
        ne(orders.customerId, person.customer?.id ?? ''),
      ),
    )
    .orderBy(orders.id);
  return rows.map(({ orderId }) => orderId);
}

/** Emails to these addresses. */
export function mailsTo(addresses: readonly string[]): SQL | undefined {
  return addresses.length > 0 ? inArray(sql`lower(${mails.to})`, [...addresses]) : sql`false`;
}

async function usedByOthers(tx: Db, { customer }: Pick<Person, 'customer'>, addresses: string[]) {
  if (addresses.length === 0) return new Set<string>();
  const id = customer?.id ?? '';
  const found = await Promise.all([
    tx
      .select({ address: sql<string>`${customers.email}` })
      .from(customers)
      .where(and(inArray(customers.email, addresses), ne(customers.id, id))),
    tx
      .select({ address: sql<string>`lower(${orders.customerEmail})` })
      .from(orders)
      .where(
        and(
          inArray(sql`lower(${orders.customerEmail})`, addresses),
          or(sql`${orders.customerId} is null`, ne(orders.customerId, id)),
        ),
      ),
    tx
      .select({ address: sql<string>`lower(${supportTickets.email})` })
      .from(supportTickets)
      .where(
        and(
          inArray(sql`lower(${supportTickets.email})`, addresses),
          or(sql`${supportTickets.customerId} is null`, ne(supportTickets.customerId, id)),
        ),
      ),
  ]);
  return new Set(found.flat().map(({ address }) => address));
}
