import { beforeEach, expect, test } from 'bun:test';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { anAnswer } from '#api/testing/an-answer';
import { sitesTarget } from '#api/testing/app';
import { aDelivery, anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { AuditChange, AuditVerb } from '#contract/audit';
import type { Handover, LiveAddressChange } from '#contract/delivery';
import { auditEntries } from '#db/schema/audit-entries';
import { type OrderRow, orders } from '#db/schema/orders';
import type { SiteProblem } from '#db/values/enumerations';

let problem: SiteProblem | null = null;
let addresses: readonly string[] = sitesTarget.addresses;
let asked: string[] = [];

const shop = testShop({
  checkAddress: async (url) => {
    asked.push(url);
    return anAnswer({ problem });
  },
  resolveRecords: async (_name, type) => {
    if (type === 'CNAME') return [];
    return addresses.filter((one) => one.includes(':') === (type === 'AAAA'));
  },
});

beforeEach(() => {
  problem = null;
  addresses = sitesTarget.addresses;
  asked = [];
});

const deliveryVerbs: AuditVerb[] = [
  'order.delivered',
  'order.delivered_anyway',
  'order.credentials_replaced',
  'order.live_address_changed',
];
const liveUrl = 'https://www.adasbakery.com/';

async function deliver({ id }: OrderRow, values: Partial<Handover> = {}): Promise<Response> {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const body = aDelivery({ liveUrl, allowProblems: true, ...values });
  return shop().post(`/api/orders/${id}/deliver`, body, { cookie });
}

async function move({ id }: OrderRow, values: Partial<LiveAddressChange> = {}): Promise<Response> {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const body = { liveUrl: 'https://shop.adasbakery.com/', version: 1, ...values };
  return shop().send('PATCH', `/api/orders/${id}/live-address`, body, { cookie });
}

/** What the audit log says about the deliveries of an order. */
async function recorded({ id }: OrderRow) {
  const rows = await shop()
    .db.select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), inArray(auditEntries.verb, deliveryVerbs)))
    .orderBy(asc(auditEntries.id));
  return rows.map(({ verb, changes }) => ({ verb, changes }));
}

const anyway = (changes: AuditChange[]) => [
  { verb: 'order.delivered' as const, changes: expect.any(Array) },
  { verb: 'order.delivered_anyway' as const, changes },
];

async function withDomain(domainName: string): Promise<OrderRow> {
  const order = await anOrder(shop().db);
  const answers = { domain: 'own', domainName };
  await shop().services.briefs.save(order, { answers, version: 0 });
  return order;
}

async function rowOf({ id }: OrderRow) {
  const row = await shop().db.query.orders.findFirst({ where: eq(orders.id, id) });
  if (!row) throw new Error('The order is gone');
  return row;
}

test('refuses a website that doesn’t answer, unless the admin knows, and records it', async () => {
  problem = 'bad_certificate';
  const order = await anOrder(shop().db);
  const refused = await deliver(order, { allowProblems: false });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'conflict',
    detail: expect.stringContaining('can’t be reached'),
    unready: { websiteCheck: 'bad_certificate', domainCheck: null },
  });
  expect(await rowOf(order)).toMatchObject({ deliveredAt: null, liveUrl: null });
  expect(await recorded(order)).toEqual([]);
  expect((await deliver(order)).status).toBe(200);
  expect(await recorded(order)).toEqual(
    anyway([{ field: 'websiteCheck', before: null, after: 'bad_certificate' }]),
  );
});

test('refuses a customer’s domain that leads elsewhere, unless the admin knows', async () => {
  addresses = ['203.0.113.9'];
  const order = await withDomain('adasbakery.com');
  const refused = await deliver(order, { allowProblems: false });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    detail: expect.stringContaining('doesn’t point to our servers'),
    unready: { websiteCheck: null, domainCheck: 'not_yet' },
  });
  expect((await deliver(order)).status).toBe(200);
  expect(await recorded(order)).toEqual(
    anyway([{ field: 'domainCheck', before: null, after: 'not_yet' }]),
  );
});

test('checks a website that moves in the same way', async () => {
  const order = await anOrder(shop().db);
  await deliver(order);
  problem = 'no_answer';
  const refused = await move(order);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ unready: { websiteCheck: 'no_answer' } });
  expect(await rowOf(order)).toMatchObject({ liveUrl, deliveryVersion: 1 });
  expect((await move(order, { allowProblems: true })).status).toBe(200);
  expect((await recorded(order)).at(-1)).toEqual({
    verb: 'order.live_address_changed',
    changes: [
      { field: 'liveUrl', before: null, after: null },
      { field: 'websiteCheck', before: null, after: 'no_answer' },
    ],
  });
});

test.each<[string, Partial<LiveAddressChange>]>([
  ['to no address', { liveUrl: null }],
  ['to where it is', { liveUrl }],
  ['that another admin has moved', { version: 0 }],
])('checks nothing for a move %s', async (_, values) => {
  const order = await anOrder(shop().db);
  await deliver(order);
  asked = [];
  await move(order, values);
  expect(asked).toEqual([]);
});

test('asks DNS only about the customer’s own domain', async () => {
  addresses = ['203.0.113.9'];
  const order = await withDomain('adaskitchen.com');
  await deliver(order);
  expect(await recorded(order)).toHaveLength(1);
});

test('delivers and records nothing more when all is well', async () => {
  const order = await withDomain('adasbakery.com');
  expect((await deliver(order, { allowProblems: false })).status).toBe(200);
  expect(asked).toEqual([liveUrl]);
  expect(await recorded(order)).toHaveLength(1);
});

test('checks a new address again, but no address that is watched', async () => {
  const order = await anOrder(shop().db);
  await deliver(order);
  problem = 'no_answer';
  expect((await deliver(order, { version: 1 })).status).toBe(200);
  expect(asked).toHaveLength(1);
  await deliver(order, { version: 2, liveUrl: 'https://shop.adasbakery.com/' });
  expect((await recorded(order)).map(({ verb }) => verb)).toEqual([
    'order.delivered',
    'order.credentials_replaced',
    'order.credentials_replaced',
    'order.delivered_anyway',
  ]);
});

test.each<[string, Partial<typeof orders.$inferInsert>, Partial<Handover>]>([
  ['without an address', {}, { liveUrl: null }],
  ['that is refused because the order is cancelled', { status: 'cancelled' }, {}],
  ['that is refused because another admin was faster', { deliveryVersion: 1 }, {}],
])('checks nothing for a delivery %s', async (_, values, handover) => {
  const order = await anOrder(shop().db, values);
  await deliver(order, handover);
  expect(asked).toEqual([]);
});
