import { afterEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { anAnswer } from '#api/testing/an-answer';
import { testShop } from '#api/testing/shop';
import { demoChecks } from '#db/schema/demo-checks';
import { products } from '#db/schema/products';

const asked: string[] = [];
const dead = new Set<string>();

const shop = testShop({
  checkAddress: async (address) => {
    asked.push(address);
    return anAnswer({ problem: dead.has(address) ? 'no_answer' : null });
  },
});
const minuteMs = 60_000;

afterEach(() => {
  asked.length = 0;
});

/** Signs in again for each request because these tests move the clock past the session. */
const asAdmin = async (path: string) => {
  const { cookie } = await shop().signIn({ isAdmin: true });
  return (await shop().get(path, { cookie })).json();
};
const health = (id: number) => asAdmin(`/api/products/${id}/demo-health`);
const failing = () => asAdmin('/api/admin/failing-demos');
const pass = () => shop().jobs.run('demo-health');
const later = (ms: number) => {
  shop().clock.shiftMs += ms;
};

let names = 0;
function aDemo() {
  names += 1;
  return shop().aProduct({ demoUrl: `/demos/${names}/` });
}

test('reports no health before the first check', async () => {
  const { id } = await aDemo();
  expect(await health(id)).toEqual({ status: 'unknown', checkedAt: null, failingSince: null });
  await pass();
  expect(await health(id)).toEqual({
    status: 'up',
    checkedAt: expect.any(String),
    failingSince: null,
  });
});

test('checks a healthy demo every hour and a failing one every five minutes', async () => {
  const well = await aDemo();
  const ill = await aDemo();
  dead.add(ill.demoUrl);
  const passed = async () => {
    asked.length = 0;
    await pass();
    return [well, ill].map(({ demoUrl }) => asked.filter((address) => address === demoUrl).length);
  };
  expect(await passed()).toEqual([1, 1]);
  expect(await passed()).toEqual([0, 0]);
  later(5 * minuteMs + 1_000);
  expect(await passed()).toEqual([0, 1]);
  later(55 * minuteMs);
  expect(await passed()).toEqual([1, 1]);
});

test('reports since when a demo has failed until it recovers', async () => {
  const demo = await aDemo();
  dead.add(demo.demoUrl);
  await pass();
  const first = await health(demo.id);
  expect(first).toMatchObject({ status: 'down', failingSince: first.checkedAt });
  later(6 * minuteMs);
  await pass();
  const second = await health(demo.id);
  expect(second.failingSince).toBe(first.failingSince);
  expect(Date.parse(second.checkedAt)).toBeGreaterThan(Date.parse(first.checkedAt));
  expect(await failing()).toContainEqual({
    productId: demo.id,
    checkedAt: second.checkedAt,
    failingSince: first.failingSince,
  });
  dead.delete(demo.demoUrl);
  later(6 * minuteMs);
  await pass();
  expect((await health(demo.id)).status).toBe('up');
  expect(JSON.stringify(await failing())).not.toContain(`"productId":${demo.id},`);
});

test('resets the health of a changed address and checks it in the next pass', async () => {
  const { id, demoUrl } = await aDemo();
  dead.add(demoUrl);
  await pass();
  const { db } = shop();
  await db.update(products).set({ demoUrl: '/demos/moved/' }).where(eq(products.id, id));
  expect(await health(id)).toMatchObject({ status: 'unknown' });
  expect(JSON.stringify(await failing())).not.toContain(`"productId":${id},`);
  asked.length = 0;
  await pass();
  expect(asked).toContain('/demos/moved/');
  expect(await health(id)).toMatchObject({ status: 'up' });
});

test('skips deleted products', async () => {
  const { id, demoUrl } = await aDemo();
  await shop().db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id));
  await pass();
  expect(asked).not.toContain(demoUrl);
  expect(await health(id)).toMatchObject({ status: 404 });
});

/** Creates more demos than one pass checks. */
function manyDemos() {
  return Promise.all(Array.from({ length: 130 }, aDemo));
}

test('checks many demos in turn without repeating one', async () => {
  const many = await manyDemos();
  await pass();
  await pass();
  for (const { demoUrl } of many) expect(asked.filter((one) => one === demoUrl)).toHaveLength(1);
});

test('checks a changed address before others that are due', async () => {
  await manyDemos();
  await pass();
  await pass();
  const changed = await aDemo();
  await pass();
  later(61 * minuteMs);
  const { db } = shop();
  const [demoUrl, at] = ['/demos/changed-late/', shop().clock.now()];
  await db.update(demoChecks).set({ checkedAt: at }).where(eq(demoChecks.productId, changed.id));
  await db.update(products).set({ demoUrl }).where(eq(products.id, changed.id));
  await pass();
  expect(asked.slice(-100)).toContain(demoUrl);
});

test('reports a recovered demo quickly even if many others are due', async () => {
  later(61 * minuteMs);
  for (let n = 0; n < 5; n++) await pass();
  await manyDemos();
  for (let n = 0; n < 2; n++) await pass();
  later(50 * minuteMs);
  const back = await aDemo();
  dead.add(back.demoUrl);
  await pass();
  expect(await health(back.id)).toMatchObject({ status: 'down' });
  dead.delete(back.demoUrl);
  later(11 * minuteMs);
  await pass();
  expect(await health(back.id)).toMatchObject({ status: 'up' });
});

test('limits checks of the same host without delaying others', async () => {
  const at = (address: string) => shop().aProduct({ demoUrl: address });
  for (let n = 0; n < 25; n++) await at(`https://${n % 2 ? 'One' : 'one'}.example/${n}`);
  await at('https://other.example/');
  const ofOne = () => asked.filter((address) => /^https:\/\/one\./i.test(address)).length;
  await pass();
  expect(asked).toContain('https://other.example/');
  expect(ofOne()).toBe(20);
  await pass();
  expect(ofOne()).toBe(25);
});
