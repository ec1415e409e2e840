import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { moveToStage } from '#api/commerce/orders/delivery/move-to-stage';
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
    order,
    path,
    save,
    send,
    ask: (questions: string[], sectionId: string | null = null) =>
      shop().post(questionsPath, { questions, sectionId }, { cookie }),
    reword: (id: string, question: string, version = 1, by = cookie) =>
      shop().send('PATCH', `${questionsPath}/${id}`, { question, version }, { cookie: by }),
    remove: (id: string, version = 1, by = cookie) =>
      shop().send('DELETE', `${questionsPath}/${id}?version=${version}`, undefined, { cookie: by }),
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
    expect(mail?.text).toContain('Send your brief and we’ll deliver within 47 hours.');
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

/** Adds questions and answers their ids. */
async function anAskedBrief(questions: string[], values: Parameters<typeof aSentBrief>[0] = {}) {
  const brief = await aSentBrief(values);
  const { sections }: OrderBrief = await (await brief.ask(questions)).json();
  const texts = sections.flatMap(({ texts }) => texts).filter(({ askedAt }) => askedAt);
  return { ...brief, ids: texts.map(({ id }) => id) };
}

const labelsOf = ({ sections }: Brief) =>
  sections.flatMap(({ texts }) => texts.filter(({ askedAt }) => askedAt).map(({ label }) => label));

describe('an added question', () => {
  test('is counted once, also when it is sent again', async () => {
    const { ask } = await aSentBrief();
    expect(await (await ask(['Do you deliver?', 'Do you deliver?'])).json()).toMatchObject({
      added: 1,
    });
    expect(await (await ask(['Do you deliver?'])).json()).toMatchObject({ added: 0 });
  });

  test('is reworded until it is answered, and keeps its place', async () => {
    const { ids, reword, read, save, mails } = await anAskedBrief(['Deliver?', 'On which days?']);
    const [id = ''] = ids;
    expect((await reword(id, 'Do you deliver?')).status).toBe(200);
    expect(labelsOf(await read())).toEqual(['Do you deliver?', 'On which days?']);
    expect((await reword(id, 'On which days?', 2)).status).toBe(400);
    await save({ [`text.asked.${id}`]: 'Yes' });
    expect((await reword(id, 'Do you deliver at noon?', 2)).status).toBe(409);
    expect((await read()).answers[`text.asked.${id}`]).toBe('Yes');
    expect(await mails()).toHaveLength(1);
  });

  test('is removed until it is answered', async () => {
    const { ids, remove, read, save } = await anAskedBrief(['Do you deliver?', 'On which days?']);
    const [first = '', second = ''] = ids;
    await save({ [`text.asked.${first}`]: 'Yes' });
    expect((await remove(first)).status).toBe(409);
    expect((await remove(second)).status).toBe(200);
    expect(labelsOf(await read())).toEqual(['Do you deliver?']);
  });

  test('can be removed again once its answer is cleared', async () => {
    const { ids, remove, read, save } = await anAskedBrief(['Do you deliver?']);
    const [id = ''] = ids;
    await save({ [`text.asked.${id}`]: 'Yes' });
    await save({ [`text.asked.${id}`]: ' ' });
    expect((await remove(id)).status).toBe(200);
    expect((await read()).sections.map(({ id }) => id)).not.toContain('asked');
  });

  test('that two admins change at the same time names who was faster', async () => {
    const { ids, reword, remove, read } = await anAskedBrief(['Deliver?']);
    const [id = ''] = ids;
    const { cookie } = await shop().signIn({ isAdmin: true });
    const both = await Promise.all([
      reword(id, 'Do you deliver?'),
      reword(id, 'Do you ship?', 1, cookie),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await both.find(({ status }) => status === 409)?.json();
    expect(refused.detail).toEndWith('has reworded this question.');
    expect(refused.newer).toEqual({ by: expect.any(String), at: expect.any(String) });
    expect((await remove(id, 1)).status).toBe(409);
    expect((await remove(id, 2)).status).toBe(200);
    const gone = await reword(id, 'Do you deliver?', 2, cookie);
    expect(gone.status).toBe(409);
    expect((await gone.json()).detail).toEndWith('has removed this question.');
    expect(labelsOf(await read())).toEqual([]);
  });

  test('is found only among those of its order', async () => {
    const { ids } = await anAskedBrief(['Deliver?']);
    const other = await aSentBrief();
    const [id = ''] = ids;
    expect((await other.reword(id, 'Do you deliver?')).status).toBe(404);
    expect((await other.remove(id)).status).toBe(404);
    // A question of the product is no added one.
    expect((await other.remove('headline')).status).toBe(404);
  });

  test.each<[string, Partial<OrderRow>]>([
    ['is delivered', { deliveredAt: new Date() }],
    ['is cancelled', { status: 'cancelled' }],
  ])('stays as it is once the order %s', async (_, values) => {
    const { order, ids, reword, remove } = await anAskedBrief(['Deliver?']);
    const [id = ''] = ids;
    await shop().db.update(orders).set(values).where(eq(orders.id, order.id));
    expect((await reword(id, 'Do you deliver?')).status).toBe(409);
    expect((await remove(id)).status).toBe(409);
  });
});

describe('removing questions', () => {
  test('resumes the clock once none is left, and the customer is no longer asked', async () => {
    const { order, ids, remove, read, send } = await anAskedBrief(['Deliver?', 'On which days?']);
    const [first = '', second = ''] = ids;
    await remove(first);
    expect((await read()).pause).toMatchObject({ until: null });
    await remove(second);
    const resumed = await read();
    expect(resumed.pause).toMatchObject({ reason: 'brief', until: expect.any(String) });
    expect(await found(order)).toMatchObject({ resumedAt: expect.any(Date) });
    await send();
    expect(await read()).toEqual(resumed);
  });

  test('keeps waiting for an answer that was written and not sent', async () => {
    const { ids, remove, read, save } = await anAskedBrief(['Deliver?', 'On which days?']);
    const [first = '', second = ''] = ids;
    await save({ [`text.asked.${first}`]: 'Yes' });
    await remove(second);
    expect((await read()).pause).toMatchObject({ until: null });
  });

  test('keeps waiting when the order went back to its requirements', async () => {
    const { order, ids, remove, read } = await anAskedBrief(['Deliver?']);
    await moveToStage(shop().db, await found(order), 'development', { at: shop().clock.now() });
    await moveToStage(shop().db, await found(order), 'requirements', { at: shop().clock.now() });
    await remove(ids[0] ?? '');
    expect((await read()).pause).toMatchObject({ reason: 'brief', until: null });
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
      reason: 'brief',
      until: null,
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
