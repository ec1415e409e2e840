import { beforeAll, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { type DeliveryBoard, maxBoardCards } from '#contract/delivery-stages';
import type { Order } from '#contract/orders';
import { customers } from '#db/schema/customers';
import { orders } from '#db/schema/orders';

const shop = testShop();
let cookie = '';
let userId = 0;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 12, minute));

beforeAll(async () => {
  const grace = await shop().signIn({ isAdmin: true });
  cookie = grace.cookie;
  const name = { firstName: 'Grace', lastName: 'Hopper' };
  await shop().db.update(customers).set(name).where(eq(customers.id, grace.id));
  const admins = await (await shop().get('/api/admin/assignees', { cookie })).json();
  userId = admins.find(({ name }: { name: string }) => name === 'Grace Hopper').id;
  const { db } = shop();
  const made = { stage: 'development', status: 'in_progress' } as const;
  await anOrder(db, { ...made, productTitle: 'Mine', stageSince: at(3), assigneeId: userId });
  await anOrder(db, { ...made, productTitle: 'Oldest', stageSince: at(1) });
  await anOrder(db, { ...made, productTitle: 'Due first', stageSince: at(5), paidAt: at(0) });
  await anOrder(db, { stage: 'requirements', stageSince: at(2), productTitle: 'New' });
  const done = { stage: 'release', stageSince: at(2), deliveredAt: at(2) } as const;
  await anOrder(db, { ...done, status: 'delivered' });
  await anOrder(db, { ...made, stageSince: at(0), status: 'cancelled' });
  await anOrder(db, { paidAt: null, paymentStatus: 'pending' });
});

const board = async (query = ''): Promise<DeliveryBoard> =>
  (await shop().get(`/api/orders/board${query}`, { cookie })).json();
const titles = (columns: DeliveryBoard) =>
  columns.map(({ stage, count, orders: cards }) => [
    stage,
    count,
    cards.map(({ productTitle }) => productTitle),
  ]);

describe('the board', () => {
  test('has the undelivered orders by stage, the longest there first', async () => {
    expect(titles(await board())).toEqual([
      ['requirements', 1, ['New']],
      ['development', 3, ['Oldest', 'Mine', 'Due first']],
      ['review', 0, []],
      ['release', 0, []],
    ]);
    const [, development] = await board();
    expect(development?.orders[1]).toMatchObject({
      customerName: 'Ada Lovelace',
      stageSince: at(3).toISOString(),
      assignee: { id: userId, name: 'Grace Hopper' },
      stageVersion: 0,
      pause: null,
      promisedAt: expect.any(String),
    });
  });

  test.each([
    ['?assignee=mine', [0, 1, 0, 0]],
    ['?assignee=unassigned', [1, 2, 0, 0]],
  ])('filtered by %s', async (query, counts) => {
    expect((await board(query)).map(({ count }) => count)).toEqual(counts);
  });

  test('shows at most fifty of a stage and counts them all', async () => {
    const { db } = shop();
    const [one] = await db.select().from(orders).limit(1);
    if (!one) throw new Error('There is no order');
    const more = maxBoardCards + 2;
    for (let number = 0; number < more; number += 1) {
      await anOrder(db, { stage: 'review', stageSince: at(number), productId: one.productId });
    }
    const review = (await board()).find(({ stage }) => stage === 'review');
    expect([review?.count, review?.orders.length]).toEqual([more, maxBoardCards]);
  });

  test('reads a stage by its index', async () => {
    await shop().db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = await tx.execute(sql`explain select * from orders
        where stage = 'review' and delivered_at is null and status <> 'cancelled'
        order by stage_since, id limit 50`);
      expect(JSON.stringify(plan)).toContain('orders_stage_idx');
    });
  });
});

test('the list of orders filters by stage, the earliest deadline first', async () => {
  const response = await shop().get('/api/orders?status=development', { cookie });
  const rows: Order[] = await response.json();
  expect(rows.map(({ productTitle }) => productTitle)).toEqual(['Due first', 'Mine', 'Oldest']);
});
