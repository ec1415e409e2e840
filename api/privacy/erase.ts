import { inArray } from 'drizzle-orm';
import { lockEmail } from '#api/identity/accounts/accounts';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';
import { addressesOf, mailsTo } from './addresses.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseBriefFiles } from './erase-briefs.ts';
import { eraseListViews } from './erase-list-views.ts';
import { eraseFromOrders, eraseFromProjects } from './erase-orders.ts';
import { eraseScreenshots } from './erase-reviews.ts';
import { eraseFiles, eraseTickets } from './erase-tickets.ts';
import type { Person } from './person.ts';
import { shopMailsAbout } from './shop-mails.ts';

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
    await eraseTickets(tx, person.tickets);
    await eraseFromOrders(tx, person);
    await eraseFromProjects(tx, person);
    await eraseAccount(tx, person);
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
