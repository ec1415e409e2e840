import { afterEach, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { recordMovement } from '#api/commerce/payments/ledger';
import { anOrder } from '#api/testing/orders';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { projects } from '#db/schema/projects';
import { supportTickets } from '#db/schema/support-tickets';
import { totalDeltas } from '#db/schema/totals';
import { testDatabase } from '#db/testing/database';
import { orderStatuses, projectStatuses, ticketStatuses } from '#db/values/enumerations';
import { foldTotals, readTotals, type Total } from './totals.ts';

const database = testDatabase();
const db = () => database().db;
const hourMs = 60 * 60 * 1000;

/** The totals from a scan of every table, without sums of zero. */
async function scan(from: Db = db()): Promise<Total[]> {
  const columns = {
    name: sql<string>`name`,
    part: sql<string>`part`,
    count: sql`count`.mapWith(Number),
    amount: sql`amount`.mapWith(Number),
  };
  return tidy(await from.select(columns).from(sql`counted_totals`));
}

const kept = async (from: Db = db()) => tidy(await readTotals(from));

function tidy(all: Total[]): Total[] {
  const key = ({ name, part }: Total) => `${name} ${part}`;
  return all
    .filter(({ count, amount }) => count !== 0 || amount !== 0)
    .sort((one, other) => key(one).localeCompare(key(other)));
}

async function sumOf(name: string, part: string, from: Db = db()) {
  const found = (await readTotals(from)).find((sum) => sum.name === name && sum.part === part);
  return { count: found?.count ?? 0, amount: found?.amount ?? 0 };
}

async function aProject(values: Partial<typeof projects.$inferInsert> = {}, tx = db()) {
  const given = { businessName: 'B', contactPerson: 'C', email: 'c@example.com', ...values };
  const [project] = await tx
    .insert(projects)
    .values({ projectId: crypto.randomUUID(), ...given })
    .returning();
  if (!project) throw new Error('nothing was written');
  return project;
}

async function aTicket(values: Partial<typeof supportTickets.$inferInsert> = {}, tx = db()) {
  const given = { email: 'c@example.com', subject: 'S', message: 'M', ...values };
  const [ticket] = await tx
    .insert(supportTickets)
    .values({ ticketId: crypto.randomUUID(), ...given })
    .returning();
  if (!ticket) throw new Error('nothing was written');
  return ticket;
}

const pay = (
  orderId: number,
  cents: number,
  kind: 'paid' | 'refund' | 'dispute' = 'paid',
  tx = db(),
) =>
  recordMovement(tx, {
    orderId,
    kind,
    providerId: crypto.randomUUID(),
    amount: cents,
    occurredAt: new Date(),
  });

afterEach(async () => {
  expect(await kept()).toEqual(await scan());
});

describe('counts on every write', () => {
  test('a project by its status, and its payment', async () => {
    const before = await sumOf('projects', 'in_progress');
    const project = await aProject({ status: 'in_progress', paymentStatus: 'paid', amount: 25000 });
    const added = { count: before.count + 1, amount: before.amount + 25000 };
    expect(await sumOf('projects', 'in_progress')).toEqual(added);
    await db().update(projects).set({ status: 'review' }).where(eq(projects.id, project.id));
    expect(await sumOf('projects', 'in_progress')).toEqual(before);
    await db().update(projects).set({ amount: 100 }).where(eq(projects.id, project.id));
    expect(await sumOf('projects', 'review')).toEqual({ count: 1, amount: 100 });
    await db().delete(projects).where(eq(projects.id, project.id));
    expect(await sumOf('projects', 'review')).toEqual({ count: 0, amount: 0 });
  });

  test('no revenue for an unpaid project', async () => {
    await aProject({ status: 'submitted', paymentStatus: 'refunded' });
    expect((await sumOf('projects', 'submitted')).amount).toBe(0);
  });

  test('a ticket by its status', async () => {
    const { id } = await aTicket();
    expect(await sumOf('tickets', 'open')).toEqual({ count: 1, amount: 0 });
    await db().update(supportTickets).set({ status: 'closed' }).where(eq(supportTickets.id, id));
    expect(await sumOf('tickets', 'open')).toEqual({ count: 0, amount: 0 });
    expect(await sumOf('tickets', 'closed')).toEqual({ count: 1, amount: 0 });
  });

  test('payments minus refunds, but not open disputes', async () => {
    const order = await anOrder(db(), { supportPackage: 'regular' });
    await pay(order.id, 6900);
    await pay(order.id, 6900);
    await pay(order.id, 1000, 'refund');
    await pay(order.id, 6900, 'dispute');
    expect(await sumOf('orders', 'regular')).toEqual({ count: 1, amount: 12800 });
  });

  test('the money of an order in its new support package', async () => {
    const order = await anOrder(db(), { supportPackage: 'migration' });
    await pay(order.id, 1900);
    await db().update(orders).set({ supportPackage: 'expansion' }).where(eq(orders.id, order.id));
    expect(await sumOf('orders', 'migration')).toEqual({ count: 0, amount: 0 });
    expect(await sumOf('orders', 'expansion')).toEqual({ count: 1, amount: 1900 });
  });

  test('the delivery time from the payment or the brief', async () => {
    const paidAt = new Date('2026-01-10T12:00:00.000Z');
    const after = (hours: number) => new Date(paidAt.getTime() + hours * hourMs);
    const order = await anOrder(db(), { paidAt });
    await db()
      .update(orders)
      .set({ deliveredAt: after(30) })
      .where(eq(orders.id, order.id));
    expect(await sumOf('deliveries', 'orders')).toEqual({ count: 1, amount: 30 * hourMs });
    await aProject({ createdAt: paidAt, deliveredAt: after(20.5) });
    expect(await sumOf('deliveries', 'projects')).toEqual({ count: 1, amount: 20.5 * hourMs });
  });

  test('every row of a statement, and a repeated movement once', async () => {
    const order = await anOrder(db(), { supportPackage: 'none' });
    const before = await sumOf('orders', 'none');
    const row = { orderId: order.id, kind: 'paid' as const, occurredAt: new Date() };
    const rows = [1, 2, 3].map((cents) => ({ ...row, amount: cents, providerId: `many-${cents}` }));
    await db().insert(payments).values(rows);
    await db().insert(payments).values(rows).onConflictDoNothing();
    expect((await sumOf('orders', 'none')).amount).toBe(before.amount + 6);
  });
});

test('counts uncommitted writes only within their transaction, and drops them on rollback', async () => {
  const before = await kept();
  const undone = db().transaction(async (tx) => {
    await aTicket({}, tx);
    await aProject({ paymentStatus: 'paid' }, tx);
    expect(await kept(tx)).toEqual(await scan(tx));
    expect(await kept(tx)).not.toEqual(before);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await kept()).toEqual(before);
});

test('changes no sum by folding and leaves nothing to fold', async () => {
  await aTicket();
  const before = await kept();
  await foldTotals(db());
  expect(await db().$count(totalDeltas)).toBe(0);
  expect(await kept()).toEqual(before);
  await aTicket();
  await foldTotals(db());
  await foldTotals(db());
  expect(await kept()).toEqual(await scan());
});

test('loses nothing with fifty concurrent writers during folds and reads', async () => {
  const order = await anOrder(db(), { supportPackage: 'none' });
  const project = await aProject();
  const ticket = await aTicket();
  const pick = <T>(all: readonly T[], n: number) => all[n % all.length] as T;
  const packages = ['none', 'regular', 'expansion', 'migration'];
  const reads: Total[][] = [];
  const write = async (n: number) => {
    const status = pick(ticketStatuses, n);
    await db().update(supportTickets).set({ status }).where(eq(supportTickets.id, ticket.id));
    await db()
      .update(projects)
      .set({ status: pick(projectStatuses, n), paymentStatus: pick(['paid', 'pending'], n) })
      .where(eq(projects.id, project.id));
    await db().transaction(async (tx) => {
      await pay(order.id, 100 + n, pick(['paid', 'paid', 'refund'], n), tx);
      await aTicket({ status }, tx);
    });
    await db()
      .update(orders)
      .set({ supportPackage: pick(packages, n), status: pick(orderStatuses, n) })
      .where(eq(orders.id, order.id));
    if (n % 5 === 0) await foldTotals(db());
    if (n % 7 === 0) reads.push(await readTotals(db()));
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: 50 }, (_, n) => write(n)));
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(await kept()).toEqual(await scan());
  // Each read is consistent: the order is in exactly one group.
  const all = (await scan()).filter(({ name }) => name === 'orders');
  const count = all.reduce((sum, total) => sum + total.count, 0);
  for (const read of reads) {
    const seen = read.filter(({ name }) => name === 'orders');
    expect(seen.reduce((sum, total) => sum + total.count, 0)).toBe(count);
  }
}, 60_000);
