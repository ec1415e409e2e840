import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { brand } from '#contract/brand';
import type { Db } from '#db/client';
import { adminInvitations } from '#db/schema/admin-invitations';
import { type CustomerRow, customers } from '#db/schema/customers';
import { mails } from '#db/schema/mails';
import { type OrderRow, orders } from '#db/schema/orders';
import { type ProjectRow, projects } from '#db/schema/projects';
import { shopSettings } from '#db/schema/shop-settings';
import { supportTickets, type TicketRow } from '#db/schema/support-tickets';
import { type UserRow, users } from '#db/schema/users';

/** A person and their data, found by account or by the address they used as a guest. */
export type Person = {
  /** null: an account without an address. */
  email: string | null;
  /** Whether the address is or was the shop's own. */
  isShop: boolean;
  customer: CustomerRow | null;
  user: UserRow | null;
  orders: OrderRow[];
  projects: ProjectRow[];
  tickets: TicketRow[];
};

/** Finds a person by lowercase email. Null if there is no data about them. */
export async function findPerson(tx: Db, email: string): Promise<Person | null> {
  const customer = await tx.query.customers.findFirst({ where: eq(customers.email, email) });
  const person = await readPerson(tx, customer ?? null, email);
  const owned = [person.orders, person.projects, person.tickets];
  const isKnown = customer || owned.some((rows) => rows.length > 0);
  const isMailed = async () => (await tx.$count(mails, sql`lower(${mails.to}) = ${email}`)) > 0;
  const isInvited = async () =>
    (await tx.$count(adminInvitations, eq(adminInvitations.email, email))) > 0;
  const isTyped = async () => (await tx.$count(orders, isTypedAs(email))) > 0;
  const found = isKnown || (await isMailed()) || (await isInvited()) || (await isTyped());
  return found ? person : null;
}

/** Orders whose address was this one until the shop corrected it. */
export function isTypedAs(email: string | null) {
  return sql`lower(${orders.typedEmail}) = ${email}`;
}

/** Finds the person behind an account. Null if it was deleted. */
export async function findAccountHolder(tx: Db, customerId: string): Promise<Person | null> {
  const customer = await tx.query.customers.findFirst({ where: eq(customers.id, customerId) });
  return customer ? readPerson(tx, customer, customer.email) : null;
}

/**
 * Data in an account belongs to its holder, whatever address was entered. An address only
 * identifies the owner of data that was entered without an account.
 */
async function readPerson(
  tx: Db,
  customer: CustomerRow | null,
  email: string | null,
): Promise<Person> {
  const id = customer?.id ?? '';
  const user = await tx.query.users.findFirst({ where: eq(users.customerId, id) });
  return {
    email,
    isShop: email !== null && (await readShopAddresses(tx)).has(email),
    customer,
    user: user ?? null,
    orders: await tx.query.orders.findMany({
      where: or(
        eq(orders.customerId, id),
        and(isNull(orders.customerId), sql`lower(${orders.customerEmail}) = ${email}`),
      ),
      orderBy: orders.id,
    }),
    projects: await tx.query.projects.findMany({
      where: sql`lower(${projects.email}) = ${email}`,
      orderBy: projects.id,
    }),
    tickets: await tx.query.supportTickets.findMany({
      where: or(
        eq(supportTickets.customerId, id),
        and(isNull(supportTickets.customerId), sql`lower(${supportTickets.email}) = ${email}`),
      ),
      orderBy: supportTickets.id,
    }),
  };
}

/**
 * Every support address that the shop ever had, in lower case. Emails to the shop itself concern all
 * customers.
 */
export async function readShopAddresses(tx: Db): Promise<Set<string>> {
  const versions = await tx
    .select({ value: shopSettings.value })
    .from(shopSettings)
    .where(eq(shopSettings.section, 'sender'));
  const changed = versions.map(({ value }) => String(value.supportEmail ?? ''));
  return new Set([brand.supportEmail, ...changed].map((address) => address.toLowerCase()));
}
