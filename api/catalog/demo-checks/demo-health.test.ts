import { afterEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { testShop } from '#api/testing/shop';
import { demoChecks } from '#db/schema/demo-checks';
import { products } from '#db/schema/products';

const asked: string[] = [];
const dead = new Set<string>();

const shop = testShop({
  checkDemo: async (address) => {
    asked.push(address);
    return !dead.has(address);
  },
});
const minuteMs = 60_000;

afterEach(() => {
  asked.length = 0;
});

/** Hours pass in these tests, and an admin's session ends after one of them. */
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

test('nothing is known of a demo until it was asked', async () => {
  const { id } = await aDemo();
  expect(await health(id)).toEqual({ status: 'unknown', checkedAt: null, failingSince: null });
  await pass();
  expect(await health(id)).toEqual({
    status: 'up',
    checkedAt: expect.any(String),
    failingSince: null,
  });
});

test('a demo that answers is asked each hour, one that does not each five minutes', async () => {
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

test('what does not answer is told with since when, until it answers again', async () => {
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

test('of another address nothing is known, and it is asked in the next pass', async () => {
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

test('a deleted product is not asked, and has no health', async () => {
  const { id, demoUrl } = await aDemo();
  await shop().db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, id));
  await pass();
  expect(asked).not.toContain(demoUrl);
  expect(await health(id)).toMatchObject({ status: 404 });
});

/** More than one pass asks. */
function manyDemos() {
  return Promise.all(Array.from({ length: 130 }, aDemo));
}

test('many are asked in turn, none of them twice', async () => {
  const many = await manyDemos();
  await pass();
  await pass();
  for (const { demoUrl } of many) expect(asked.filter((one) => one === demoUrl)).toHaveLength(1);
});

test('a changed address goes before many that are due', async () => {
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

test('one that is back is told so soon, however many others are due', async () => {
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

test('one host is not asked for many at once, and keeps nobody waiting', async () => {
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
