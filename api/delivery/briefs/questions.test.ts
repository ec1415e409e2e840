import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { moveToStage } from '#api/commerce/orders/move-to-stage';
import { anOrder } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import type { Brief, OrderBrief } from '#contract/briefs';
import { briefs } from '#db/schema/briefs';
import { type OrderRow, orders } from '#db/schema/orders';

setDefaultTimeout(20_000);
const shop = testShop();
const hourMs = 60 * 60 * 1000;

afterEach(() => {
  shop().clock.shiftMs = 0;
});

/** The brief of a guest, who has sent it, and the admin who reads it. */
async function aSentBrief(values: Partial<typeof orders.$inferInsert> = {}) {
  const customerEmail = `${crypto.randomUUID()}@example.com`;
  const order = await anOrder(shop().db, { customerEmail, stage: 'requirements', ...values });
  const path = `/api/guest/briefs/${shop().mail.orderLinks.tokenFor({ id: order.id, version: 1 })}`;
  const save = (answers: Record<string, string>) =>
    shop().send('PATCH', path, { answers, version: 0 });
  const send = () => shop().post(`${path}/send`, { unfinished: true });
  await save({ businessName: 'Ada’s' });
  expect((await send()).status).toBe(200);
  const { cookie } = await shop().signIn({ isAdmin: true });
  const questionsPath = `/api/orders/${order.id}/brief/questions`;
  return {
    ...{ order, path, save, send },
    ask: (questions: string[], sectionId: string | null = null) =>
      shop().post(questionsPath, { questions, sectionId }, { cookie }),
    read: async (): Promise<Brief> => (await shop().get(path)).json(),
    seen: async (): Promise<OrderBrief> =>
      (await shop().get(`/api/orders/${order.id}/brief`, { cookie })).json(),
    mails: async () =>
      (await shop().mailsTo(customerEmail)).filter(({ kind }) => kind === 'brief-questions'),
  };
}

async function found({ id }: OrderRow): Promise<OrderRow> {
  const order = await shop().db.query.orders.findFirst({ where: eq(orders.id, id) });
  if (!order) throw new Error('The order is gone');
  return order;
}

/** Where the answers to added questions are kept, the oldest first. */
const askedKeys = ({ sections }: Brief) =>
  sections.flatMap(({ id, texts }) =>
    texts.filter(({ askedAt }) => askedAt).map((text) => `text.${id}.${text.id}`),
  );

describe('questions that are added to a brief', () => {
  test('come first, pause the clock until it is sent again, and their answers are changes', async () => {
    const { order, ask, read, save, send, seen } = await aSentBrief();
    expect((await ask(['Do you deliver?', 'On which days?'])).status).toBe(200);
    const asked = await read();
    expect(asked.sections[0]).toMatchObject({
      title: 'New questions',
      texts: [{ label: 'Do you deliver?' }, { label: 'On which days?' }],
    });
    expect(asked.pause).toMatchObject({ reason: 'brief', until: null });
    const [key = ''] = askedKeys(asked);
    expect((await save({ [key]: 'Yes' })).status).toBe(200);
    expect((await read()).pause).toMatchObject({ until: null });

    shop().clock.shiftMs = 5 * hourMs;
    const sent: Brief = await (await send()).json();
    expect(sent).toMatchObject({ sentAt: asked.sentAt, pause: { until: expect.any(String) } });
    const movedMs = Number((await found(order)).clockStartAt) - Number(order.paidAt);
    expect(Math.round(movedMs / hourMs)).toBe(5);
    // The session of the admin began before.
    shop().clock.shiftMs = 0;
    expect((await seen()).changes).toEqual([
      { field: key, before: null, after: 'Yes', at: expect.any(String) },
    ]);
  });

  test('are added to a section that is chosen, and count toward its percentage', async () => {
    const { ask, read } = await aSentBrief();
    const before = await read();
    await ask(['What does a lunch cost?'], 'services');
    const after = await read();
    const services = after.sections.find(({ id }) => id === 'services');
    expect(services?.texts.at(-1)).toMatchObject({ label: 'What does a lunch cost?' });
    expect(after.sections).toHaveLength(before.sections.length);
    expect(after.percent).toBeLessThan(before.percent);
  });

  test('are emailed once with their link, also when they are sent twice', async () => {
    const { order, ask, mails, read } = await aSentBrief();
    const both = await Promise.all([ask(['Do you deliver?']), ask(['Do you deliver?'])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(askedKeys(await read())).toHaveLength(1);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('> Do you deliver?');
    expect(mail?.text).toContain('we’re waiting for the website brief.');
    const token = /\/briefs\/([\w-]+)\?step=content/.exec(mail?.text ?? '')?.[1];
    const brief = await shop().get(`/api/guest/briefs/${token}`);
    expect(await brief.json()).toMatchObject({ orderId: order.orderId });
  });

  test('don’t change the briefs of other orders', async () => {
    const { ask } = await aSentBrief();
    const other = await aSentBrief();
    await ask(['Do you deliver?']);
    expect(askedKeys(await other.read())).toEqual([]);
  });

  test('keep the clock paused from the first of them on', async () => {
    const { order, ask } = await aSentBrief();
    await ask(['Do you deliver?']);
    const { pausedAt } = await found(order);
    shop().clock.shiftMs = hourMs;
    await ask(['On which days?']);
    expect(await found(order)).toMatchObject({ pausedAt, resumedAt: null });
  });

  test('are at most 30 for each brief', async () => {
    const { ask } = await aSentBrief();
    const ten = (first: number) => Array.from({ length: 10 }, (_, n) => `Question ${first + n}?`);
    for (const first of [0, 10, 20]) expect((await ask(ten(first))).status).toBe(200);
    expect((await ask(['One more?'])).status).toBe(409);
    expect((await ask([...ten(40), 'One more?'])).status).toBe(400);
  });
});

describe('questions are refused', () => {
  test('before the brief is sent', async () => {
    const { order, ask, mails } = await aSentBrief();
    await shop().db.update(briefs).set({ sentAt: null }).where(eq(briefs.orderId, order.id));
    expect((await ask(['Do you deliver?'])).status).toBe(409);
    expect(await mails()).toEqual([]);
  });

  test.each<[string, Partial<OrderRow>]>([
    ['is delivered', { deliveredAt: new Date() }],
    ['is cancelled', { status: 'cancelled' }],
    ['is in review', { stage: 'review' }],
  ])('once the order %s', async (_, values) => {
    const { order, ask, read } = await aSentBrief();
    await shop().db.update(orders).set(values).where(eq(orders.id, order.id));
    expect((await ask(['Do you deliver?'])).status).toBe(409);
    expect(askedKeys(await read())).toEqual([]);
  });

  test('for a section that the brief doesn’t have', async () => {
    const { ask } = await aSentBrief();
    expect((await ask(['Do you deliver?'], 'menu')).status).toBe(409);
  });
});

describe('an order that goes back to its requirements', () => {
  test('waits until the customer sends the brief again', async () => {
    const { order, send, read } = await aSentBrief();
    await moveToStage(shop().db, await found(order), 'development', { at: shop().clock.now() });
    expect((await read()).pause).toBeNull();
    await moveToStage(shop().db, await found(order), 'requirements', { at: shop().clock.now() });
    expect((await read()).pause).toMatchObject({ reason: 'brief', until: null });
    expect((await send()).status).toBe(200);
    expect(await found(order)).toMatchObject({ resumedAt: expect.any(Date) });
    const resumed = await read();
    expect((await send()).status).toBe(200);
    expect(await read()).toEqual(resumed);
  });

  test('from its review waits for the brief instead of the approval', async () => {
    const { order, read } = await aSentBrief({ previewUrl: 'https://preview.example/' });
    await moveToStage(shop().db, await found(order), 'review', { at: shop().clock.now() });
    shop().clock.shiftMs = hourMs;
    await moveToStage(shop().db, await found(order), 'requirements', { at: shop().clock.now() });
    expect((await read()).pause).toMatchObject({
      ...{ reason: 'brief', until: null },
      earlier: [{ reason: 'approval' }],
    });
  });

  test('no longer waits once the shop goes on', async () => {
    const { order, read } = await aSentBrief();
    await moveToStage(shop().db, await found(order), 'development', { at: shop().clock.now() });
    await moveToStage(shop().db, await found(order), 'requirements', { at: shop().clock.now() });
    await moveToStage(shop().db, await found(order), 'development', { at: shop().clock.now() });
    expect((await read()).pause?.until).toEqual(expect.any(String));
  });
});
