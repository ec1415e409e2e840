import { inArray } from 'drizzle-orm';
import { lockEmail } from '#api/identity/accounts/accounts';
import type { FileStore } from '#api/platform/files/store';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';
import { addressesOf, mailsTo } from './addresses.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseFromOrders, eraseFromProjects } from './erase-orders.ts';
import { eraseFiles, eraseTickets } from './erase-tickets.ts';
import type { Person } from './person.ts';

type Erasure = {
  db: Db;
  files: FileStore;
  /** Finds whom it is about; asked again once nothing can change any more. */
  find: (tx: Db) => Promise<Person | null>;
  /** Throws where somebody may not be erased. */
  check: (person: Person) => void;
};

/** Forgets a person but for the money that moved. Answers who it was, or null for nobody. */
export async function erasePerson({ db, files, find, check }: Erasure): Promise<Person | null> {
  const before = await find(db);
  if (!before) return null;
  check(before);
  await eraseFiles(db, files, before.tickets, before.user?.id);
  return db.transaction(async (tx) => {
    if (before.email) await lockEmail(tx, before.email);
    await lock(tx, before);
    const person = await find(tx);
    if (!person) return null;
    check(person);
    // What came since, before the locks.
    await eraseFiles(tx, files, person.tickets, person.user?.id);
    await tx.delete(mails).where(mailsTo(await addressesOf(tx, person)));
    await eraseTickets(tx, person.tickets);
    await eraseFromOrders(tx, person);
    await eraseFromProjects(tx, person);
    await eraseAccount(tx, person);
    return person;
  });
}

/** A payment, an answer or a file that comes now waits, and then finds nobody. */
async function lock(tx: Db, person: Person): Promise<void> {
  const orderIds = person.orders.map(({ id }) => id);
  const ticketIds = person.tickets.map(({ id }) => id);
  await tx.select().from(orders).where(inArray(orders.id, orderIds)).for('update');
  await tx.select().from(supportTickets).where(inArray(supportTickets.id, ticketIds)).for('update');
}
