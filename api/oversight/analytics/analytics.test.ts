import { beforeAll, expect, test } from 'bun:test';
import { recordMovement } from '#api/commerce/payments/ledger';
import { anOrder, buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { projects } from '#db/schema/projects';
import { supportTickets } from '#db/schema/support-tickets';

const shop = testShop();
const hourMs = 60 * 60 * 1000;
let cookie = '';

beforeAll(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});

const read = async (path: string) => (await shop().get(path, { cookie })).json();

async function aProject(values: Partial<typeof projects.$inferInsert>) {
  const given = { businessName: 'B', contactPerson: 'C', email: 'c@example.com' };
  await shop()
    .db.insert(projects)
    .values({ projectId: crypto.randomUUID(), ...given, ...values });
}

async function pay(orderId: number, kind: 'paid' | 'refund' | 'dispute', amount: number) {
  const movement = { orderId, kind, amount, occurredAt: new Date() };
  await recordMovement(shop().db, { ...movement, providerId: crypto.randomUUID() });
}

test('shows zeros for an empty shop', async () => {
  expect(await read('/api/analytics')).toEqual({
    totalProjects: 0,
    activeProjects: 0,
    completedProjects: 0,
    totalRevenue: '0.00',
    openTickets: 0,
    averageDeliveryTime: null,
    timeZone: 'UTC',
  });
  expect(await read('/api/admin/revenue-summary')).toEqual({
    totalOrders: 0,
    totalRevenue: '0.00',
    packages: ['Free', '1-Year Support', 'Enhancement'].map((group) => ({
      group,
      count: 0,
      amount: '0.00',
    })),
  });
});

test('counts a payment in the next response', async () => {
  const order = await buy(shop(), '', { supportPackage: 'regular' });
  expect((await read('/api/analytics')).totalRevenue).toBe('69.00');
  expect(await read('/api/admin/revenue-summary')).toMatchObject({
    totalOrders: 1,
    totalRevenue: '69.00',
    packages: [{ count: 0 }, { group: '1-Year Support', count: 1, amount: '69.00' }, { count: 0 }],
  });
  await pay(order.id, 'refund', 1901);
  expect((await read('/api/analytics')).totalRevenue).toBe('49.99');
});

test('includes old and unknown names in groups that add up', async () => {
  for (const [index, supportPackage] of [
    'none',
    'migration',
    'free',
    'yearly',
    'expansion',
    'enhancement',
    'gold',
  ].entries()) {
    await pay((await anOrder(shop().db, { supportPackage })).id, 'paid', 1000 + index);
  }
  const { totalOrders, totalRevenue, packages } = await read('/api/admin/revenue-summary');
  expect(packages).toEqual([
    { group: 'Free', count: 3, amount: '30.03' },
    { group: '1-Year Support', count: 2, amount: '60.02' },
    { group: 'Enhancement', count: 2, amount: '20.09' },
    { group: 'Other', count: 1, amount: '10.06' },
  ]);
  expect([totalOrders, totalRevenue]).toEqual([8, '120.20']);
});

test('counts projects by status, and paid ones as revenue', async () => {
  const before = Number((await read('/api/analytics')).totalRevenue);
  await aProject({ status: 'in_progress', paymentStatus: 'paid', amount: 25000 });
  await aProject({ status: 'completed', paymentStatus: 'paid' });
  await aProject({ status: 'delivered', paymentStatus: 'refunded' });
  await shop()
    .db.insert(supportTickets)
    .values(
      (['open', 'open', 'in_progress', 'closed'] as const).map((status) => ({
        ticketId: crypto.randomUUID(),
        email: 'c@example.com',
        subject: 's',
        message: 'm',
        status,
      })),
    );
  const figures = await read('/api/analytics');
  expect(figures).toMatchObject({
    totalProjects: 3,
    activeProjects: 1,
    completedProjects: 1,
    openTickets: 2,
    averageDeliveryTime: null,
  });
  expect(Number(figures.totalRevenue)).toBeCloseTo(before + 449, 5);
});

test('averages the delivery time of orders and projects', async () => {
  const paidAt = new Date('2026-01-10T12:00:00.000Z');
  const after = (hours: number) => new Date(paidAt.getTime() + hours * hourMs);
  await anOrder(shop().db, { paidAt, deliveredAt: after(30) });
  await anOrder(shop().db, { paidAt, deliveredAt: after(41) });
  await aProject({ createdAt: paidAt, deliveredAt: after(20) });
  expect((await read('/api/analytics')).averageDeliveryTime).toBe(30.3);
});

test('supports sums larger than a single amount', async () => {
  const order = await anOrder(shop().db);
  await pay(order.id, 'paid', 99_999_999_99);
  await pay(order.id, 'paid', 99_999_999_99);
  expect((await read('/api/admin/revenue-summary')).totalRevenue).toMatch(/^2000\d{5}\.\d\d$/);
  await pay(order.id, 'refund', 99_999_999_99);
  await pay(order.id, 'refund', 99_999_999_99);
});

test('stays the same after the job has folded the sums', async () => {
  const before = await read('/api/admin/revenue-summary');
  await shop().jobs.run('totals');
  expect(await read('/api/admin/revenue-summary')).toEqual(before);
});
