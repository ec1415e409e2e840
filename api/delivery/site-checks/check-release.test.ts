import { beforeEach, expect, test } from 'bun:test';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { anAnswer, sitesTarget } from '#api/testing/app';
import { aDelivery } from '#api/testing/delivery';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Handover } from '#contract/delivery';
import { auditEntries } from '#db/schema/audit-entries';
import type { OrderRow, orders } from '#db/schema/orders';
import type { AuditChange, AuditVerb } from '#db/values/audit';
import type { SiteProblem } from '#db/values/site-problems';

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
];
const liveUrl = 'https://www.adasbakery.com/';

async function deliver({ id }: OrderRow, values: Partial<Handover> = {}): Promise<number> {
  const { cookie } = await shop().signIn({ isAdmin: true });
  const body = aDelivery({ liveUrl, ...values });
  return (await shop().post(`/api/orders/${id}/deliver`, body, { cookie })).status;
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

test('records a website that doesn’t answer, and delivers it', async () => {
  problem = 'bad_certificate';
  const order = await anOrder(shop().db);
  expect(await deliver(order)).toBe(200);
  expect(await recorded(order)).toEqual(
    anyway([{ field: 'websiteCheck', before: null, after: 'bad_certificate' }]),
  );
});

test('records a customer’s domain that leads elsewhere', async () => {
  addresses = ['203.0.113.9'];
  const order = await withDomain('adasbakery.com');
  expect(await deliver(order)).toBe(200);
  expect(await recorded(order)).toEqual(
    anyway([{ field: 'domainCheck', before: null, after: 'not_yet' }]),
  );
});

test('asks DNS only about the customer’s own domain', async () => {
  addresses = ['203.0.113.9'];
  const order = await withDomain('adaskitchen.com');
  await deliver(order);
  expect(await recorded(order)).toHaveLength(1);
});

test('records nothing when all is well', async () => {
  const order = await withDomain('adasbakery.com');
  await deliver(order);
  expect(asked).toEqual([liveUrl]);
  expect(await recorded(order)).toHaveLength(1);
});

test('checks a new address again, but no address that is watched', async () => {
  const order = await anOrder(shop().db);
  await deliver(order);
  problem = 'no_answer';
  expect(await deliver(order, { version: 1 })).toBe(200);
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
