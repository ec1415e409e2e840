import { eq, inArray } from 'drizzle-orm';
import { claimGuestOrders } from '#api/commerce/orders/guest-link';
import { resendEmailsOf } from '#api/commerce/orders/mail/provider-email';
import { Failure } from '#api/http/failure';
import { announceChange } from '#api/identity/customers/service';
import { personSubject } from '#api/office/audit/list';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { publish } from '#api/platform/publish';
import { claimGuestTickets } from '#api/support/tickets/guest-tickets';
import type { CustomerMerge } from '#contract/customer-merges';
import type { Db } from '#db/client';
import { customerNotes } from '#db/schema/customer-notes';
import { customers } from '#db/schema/customers';
import { orders } from '#db/schema/orders';
import { type PersonRow, people } from '#db/schema/people';
import { supportTickets } from '#db/schema/support-tickets';
import { findPerson, noSuchCustomer, ordersOf, ticketsOf } from './find.ts';
import { joinAccount } from './join-account.ts';
import { authorOf } from './notes.ts';

type Guest = PersonRow & { email: string };
type Account = PersonRow & { customerId: string };

export type MergePreviewFacts = Awaited<ReturnType<CustomerMerges['preview']>>;
export type CustomerMerges = ReturnType<typeof createCustomerMerges>;

/** Moves the orders and tickets of guests into the account of the same person. It can't be undone. */
export function createCustomerMerges({ db, now }: { db: Db; now: Clock }) {
  return {
    async preview(accountId: string, guestIds: readonly string[]) {
      const account = await findAccount(db, accountId);
      const guests = await findGuests(db, guestIds);
      return {
        account,
        guests: await Promise.all(
          guests.map(async (guest) => ({
            guest,
            notes: await db.$count(customerNotes, eq(customerNotes.personId, guest.id)),
            orders: await db.select().from(orders).where(ordersOf(guest)).orderBy(orders.id),
            tickets: await db
              .select()
              .from(supportTickets)
              .where(ticketsOf(guest))
              .orderBy(supportTickets.id),
          })),
        ),
      };
    },

    /** Two admins at once: the second one's is a `conflict`, as is a merge of more than was shown. */
    async merge(actor: Actor, accountId: string, { guests: shown }: CustomerMerge): Promise<void> {
      await db.transaction(async (tx) => {
        const at = now();
        const account = await findAccount(tx, accountId);
        await lockAccount(tx, account);
        const guests = await findGuests(
          tx,
          shown.map(({ id }) => id),
        );
        for (const guest of guests) {
          const seen = shown.find(({ id }) => id === guest.reference);
          await move({ tx, actor, at }, account, guest, seen);
        }
        await writeAudit(tx, actor, {
          at,
          verb: 'customer.merged',
          subject: personSubject(account),
          changes: guests.map(({ reference }) => ({
            field: 'guest',
            before: reference,
            after: account.reference,
          })),
        });
        await announceChange(tx, account, actor);
      });
    },
  };
}

type Turn = { tx: Db; actor: Actor; at: Date };
type Seen = { orders: number; tickets: number } | undefined;

async function move({ tx, actor, at }: Turn, account: Account, guest: Guest, seen: Seen) {
  const { customerId } = account;
  const by = authorOf(actor);
  const { email } = guest;
  await joinAccount(tx, { customerId, email, at, by });
  // Read after the locks: who waited for another merge finds that the guest is gone.
  const locked = await tx.query.people.findFirst({ where: eq(people.id, guest.id) });
  if (!locked) throw noSuchCustomer();
  if (locked.mergedIntoId !== account.id || locked.mergedAt?.getTime() !== at.getTime()) {
    throw mergedAlready(locked);
  }
  const moved = await tx.select().from(orders).where(ordersOf(guest));
  if (locked.orders !== seen?.orders || locked.tickets !== seen.tickets) throw changedSince();
  await claimGuestOrders(tx, customerId, email);
  await claimGuestTickets(tx, customerId, { email, verifiedAt: null });
  await resendEmailsOf(tx, customerId, at);
  const author = { authorName: by, createdAt: at, updatedAt: at };
  await tx.insert(customerNotes).values([
    { ...author, personId: account.id, text: describeArrival(guest, seen) },
    { ...author, personId: guest.id, text: describeDeparture(account, seen) },
  ]);
  await announceChange(tx, guest, actor);
  for (const { id, orderId: name } of moved) {
    await publish(tx, { kind: 'order.changed', id, name, by: actor.customer.id });
  }
}

async function findAccount(db: Db, id: string): Promise<Account> {
  const person = await findPerson(db, id);
  const { customerId } = person;
  if (!customerId) throw new Failure('conflict', 'Guests can only be merged into an account.');
  const customer = await db.query.customers.findFirst({ where: eq(customers.id, customerId) });
  if (customer?.isAdmin) {
    throw new Failure('conflict', 'Guests can’t be merged into an admin account.');
  }
  return { ...person, customerId };
}

/** So that the account isn't erased in between. */
async function lockAccount(tx: Db, { customerId }: Account): Promise<void> {
  const [found] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('share');
  if (!found) throw noSuchCustomer();
}

/** In the order of their ids, so that two merges of the same guests lock them alike. */
async function findGuests(db: Db, ids: readonly string[]): Promise<Guest[]> {
  const found = await db.query.people.findMany({
    where: inArray(people.reference, [...ids]),
    orderBy: people.id,
  });
  if (found.length < new Set(ids).size) throw noSuchCustomer();
  return found.map((person) => {
    const { email } = person;
    if (person.mergedIntoId) throw mergedAlready(person);
    if (person.customerId || !email) {
      throw new Failure('conflict', 'Only guests can be merged. This customer has an account.');
    }
    return { ...person, email };
  });
}

function mergedAlready({ mergedAt, mergedBy }: PersonRow): Failure {
  const who = mergedBy ?? 'The customer';
  return new Failure('conflict', `${who} already merged this guest into an account.`, {
    ...(mergedAt && { newer: { by: mergedBy, at: mergedAt.toISOString() } }),
  });
}

function changedSince(): Failure {
  return new Failure(
    'conflict',
    'This guest has other orders or tickets than the preview showed. Nothing was merged. Look at the preview again.',
  );
}

const keptAtProvider =
  'The payment provider keeps the customers it has: cards and invoices stay with each order.';

function describeArrival({ email }: Guest, { orders: count, tickets }: NonNullable<Seen>): string {
  return `Merged the guest ${email} into this account: ${counted(count, 'order')} and ${counted(tickets, 'ticket')}. ${keptAtProvider}`;
}

function describeDeparture(account: Account, { orders: count, tickets }: NonNullable<Seen>) {
  const name = account.name || account.email || 'an account';
  return `Merged into the account of ${name}: ${counted(count, 'order')} and ${counted(tickets, 'ticket')}. ${keptAtProvider}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
