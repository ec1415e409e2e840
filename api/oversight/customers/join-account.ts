import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { customerNotes } from '#db/schema/customer-notes';
import { orders } from '#db/schema/orders';
import { people } from '#db/schema/people';
import { supportTickets } from '#db/schema/support-tickets';

type Joined = {
  customerId: string;
  /** The guest's, in lower case. */
  email: string;
  at: Date;
  /** The admin who merges; absent: the guest verified the address. */
  by?: string;
};

/**
 * Before a guest's orders and tickets move into an account: moves the notes about the guest, and
 * leads from the guest's page to the account's.
 */
export async function joinAccount(tx: Db, { customerId, email, at, by }: Joined): Promise<void> {
  await lockGuestRecords(tx, email);
  const account = await tx.query.people.findFirst({ where: eq(people.customerId, customerId) });
  if (!account) throw new Error('The account has no person');
  const guests = await tx
    .update(people)
    .set({ mergedIntoId: account.id, mergedAt: at, mergedBy: by ?? null })
    .where(and(isNull(people.customerId), eq(people.email, email), isNull(people.mergedIntoId)))
    .returning({ id: people.id });
  for (const { id } of guests) {
    await tx
      .update(customerNotes)
      .set({ personId: account.id })
      .where(eq(customerNotes.personId, id));
  }
}

/**
 * Locks orders and tickets before the guest's row: whatever changes an order changes its person's row
 * second, and would wait for this transaction forever.
 */
async function lockGuestRecords(tx: Db, email: string): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.customerId), eq(sql`lower(${orders.customerEmail})`, email)))
    .orderBy(orders.id)
    .for('update');
  await tx
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(and(isNull(supportTickets.customerId), eq(sql`lower(${supportTickets.email})`, email)))
    .orderBy(supportTickets.id)
    .for('update');
}
