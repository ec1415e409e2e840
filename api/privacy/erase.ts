import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { lockEmail } from '#api/identity/accounts/accounts';
import type { FileStore } from '#api/platform/files/store';
import { publish } from '#api/platform/publish';
import type { Db } from '#db/client';
import { adminInvitations } from '#db/schema/admin-invitations';
import { briefFiles } from '#db/schema/briefs';
import { customers } from '#db/schema/customers';
import { listViews } from '#db/schema/list-views';
import { mails } from '#db/schema/mails';
import { type OrderRow, orders } from '#db/schema/orders';
import { sessions } from '#db/schema/sessions';
import { supportTickets } from '#db/schema/support-tickets';
import { users } from '#db/schema/users';
import type { MailKind } from '#db/values/mail-kinds';
import { addressesOf, mailsTo } from './addresses.ts';
import { eraseFromOrders, eraseFromProjects } from './erase-orders.ts';
import { eraseFiles, eraseScreenshots, eraseTickets } from './erase-tickets.ts';
import type { Person } from './person.ts';
import { eraseFromWebhooks } from './webhooks.ts';

/** What the shop and its admins are emailed about an order. Emails about a ticket have its thread. */
const shopMailKinds: MailKind[] = [
  'review-sent',
  'website-approved',
  'website-alert',
  'certificate-ending',
  'payment-disputed',
];

type Erasure = {
  db: Db;
  files: FileStore;
  /** Finds the person. Called again once their rows are locked. */
  find: (tx: Db) => Promise<Person | null>;
  /** Throws if the person cannot be erased. */
  check: (person: Person) => void;
  /** Records the erasure in its transaction. */
  record?: ((tx: Db) => Promise<void>) | undefined;
};

/**
 * Erases a person and keeps the amounts of their payments. Returns the person, or null if unknown.
 */
export async function erasePerson(erasure: Erasure): Promise<Person | null> {
  const { db, files, find, check, record } = erasure;
  const before = await find(db);
  if (!before) return null;
  check(before);
  await eraseFiles(db, files, before.tickets, before.user?.id);
  await eraseBriefFiles(db, files, before.orders);
  await eraseScreenshots(db, files, before.orders);
  return db.transaction(async (tx) => {
    if (before.email) await lockEmail(tx, before.email);
    await lock(tx, before);
    const person = await find(tx);
    if (!person) return null;
    check(person);
    // Files that were added before the rows were locked.
    await eraseFiles(tx, files, person.tickets, person.user?.id);
    await eraseBriefFiles(tx, files, person.orders);
    await eraseScreenshots(tx, files, person.orders);
    const addresses = await addressesOf(tx, person);
    await tx.delete(mails).where(mailsTo(addresses));
    await tx.delete(mails).where(shopMailsAbout(person.orders));
    await eraseListViews(tx, addresses);
    await eraseFromWebhooks(tx, person);
    await eraseTickets(tx, person.tickets);
    await eraseFromOrders(tx, person);
    await eraseFromProjects(tx, person);
    await eraseAccount(tx, person);
    if (person.customer) {
      const { id: name } = person.customer;
      await publish(tx, { kind: 'customer.erased', id: 0, name, by: null });
    }
    await record?.(tx);
    return person;
  });
}

/** A payment, reply or upload that arrives now waits, and then finds no account. */
async function lock(tx: Db, person: Person): Promise<void> {
  const orderIds = person.orders.map(({ id }) => id);
  const ticketIds = person.tickets.map(({ id }) => id);
  await tx.select().from(orders).where(inArray(orders.id, orderIds)).for('update');
  await tx.select().from(supportTickets).where(inArray(supportTickets.id, ticketIds)).for('update');
}

/** Deletes the saved views, of any admin, that search for one of a person's addresses. */
async function eraseListViews(tx: Db, addresses: string[]): Promise<void> {
  await tx.delete(listViews).where(inArray(sql`lower(${listViews.state}->>'q')`, addresses));
}

/**
 * Ends all sessions and deletes the account with its codes, resets and login providers, and an
 * invitation to become an admin.
 */
async function eraseAccount(tx: Db, { email, customer, user }: Person): Promise<void> {
  if (email) await tx.delete(adminInvitations).where(eq(adminInvitations.email, email));
  if (user) {
    await tx.delete(sessions).where(eq(sql`${sessions.sess}->>'userId'`, String(user.id)));
    await tx.delete(users).where(eq(users.id, user.id));
  }
  if (customer) await tx.delete(customers).where(eq(customers.id, customer.id));
}

/** Deletes the files of briefs, each before its row, so that a crash orphans no file. */
async function eraseBriefFiles(
  db: Db,
  files: FileStore,
  orders: readonly Pick<OrderRow, 'id'>[],
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .select({ id: briefFiles.id, key: briefFiles.key })
    .from(briefFiles)
    .where(inArray(briefFiles.orderId, ids));
  for (const { id, key } of rows) {
    await files.remove(key);
    await db.delete(briefFiles).where(eq(briefFiles.id, id));
  }
}

/** Emails to the shop about these orders: they name the customer, or the address of their website. */
function shopMailsAbout(orders: readonly Pick<OrderRow, 'orderId'>[]): SQL | undefined {
  if (orders.length === 0) return sql`false`;
  const names = `(${orders.map(({ orderId }) => orderId).join('|')})(?![0-9])`;
  return and(
    inArray(mails.kind, shopMailKinds),
    or(sql`${mails.key} ~ ${names}`, sql`${mails.text} ~ ${names}`),
  );
}
