import { expect, test } from 'bun:test';
import { type StartedSandbox, start } from '../testing/start.ts';

type Told = { customer: string; change: string };

/** An endpoint that answers nothing it is told before it is let. */
function openDoor() {
  const told: Told[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const waiting = new Map<number, () => void>();
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      if (request.method === 'GET') return new Response();
      const { data } = (await request.json()) as { data: { object: { id: string; name: string } } };
      told.push({ customer: data.object.id, change: data.object.name });
      waiting.get(told.length)?.();
      await opened;
      return new Response();
    },
  });
  return {
    url: server.url.href,
    told,
    open,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        if (told.length >= count) resolve();
        else waiting.set(count, resolve);
      }),
    /** Whatever was sent before has been told then. */
    async callThere() {
      for (let call = 0; call < 10; call += 1) await fetch(server.url);
    },
    [Symbol.dispose]: () => void server.stop(true),
  };
}

function telling(url: string, orderingTimeoutMs = 60_000): Promise<StartedSandbox> {
  return start({ orderingTimeoutMs, webhook: { url, secret: 'whsec_test' } });
}

/** Two events of each customer wait to be sent. */
async function twiceEach(
  { stripe, sandbox }: StartedSandbox,
  customers: number,
): Promise<string[]> {
  sandbox.webhooks.hold();
  const ids: string[] = [];
  for (let one = 0; one < customers; one += 1) {
    const { id } = await stripe.customers.create({ name: 'before' });
    await stripe.customers.update(id, { name: 'after' });
    ids.push(id);
  }
  return ids;
}

const byCustomer = (one: Told, other: Told) => one.customer.localeCompare(other.customer);

test('sends events of different customers concurrently, and those of one in order', async () => {
  using door = openDoor();
  await using shop = await telling(door.url);
  const ids = await twiceEach(shop, 2);
  const released = shop.sandbox.webhooks.release();
  await door.until(2);
  await door.callThere();
  const first = ids.map((customer) => ({ customer, change: 'before' }));
  expect(door.told.toSorted(byCustomer)).toEqual(first.toSorted(byCustomer));
  door.open();
  await released;
  expect(door.told.slice(2).map(({ change }) => change)).toEqual(['after', 'after']);
});

test('sends up to eight events at once', async () => {
  using door = openDoor();
  await using shop = await telling(door.url);
  const ids = await twiceEach(shop, 10);
  const released = shop.sandbox.webhooks.release();
  await door.until(8);
  await door.callThere();
  expect(door.told).toHaveLength(8);
  door.open();
  await released;
  expect(door.told.map(({ change }) => change).toSorted()).toEqual([
    ...Array<string>(ids.length).fill('after'),
    ...Array<string>(ids.length).fill('before'),
  ]);
  for (const id of ids) {
    const own = door.told.filter(({ customer }) => customer === id);
    expect(own.map(({ change }) => change)).toEqual(['before', 'after']);
  }
});

test('an unanswered event blocks its customer’s next only for a while', async () => {
  using door = openDoor();
  await using shop = await telling(door.url, 0);
  await twiceEach(shop, 1);
  const released = shop.sandbox.webhooks.release();
  await door.until(2);
  expect(door.told.map(({ change }) => change)).toEqual(['before', 'after']);
  door.open();
  await released;
});

test('never has more than eight unanswered events in flight', async () => {
  using door = openDoor();
  await using shop = await telling(door.url, 0);
  await twiceEach(shop, 10);
  const released = shop.sandbox.webhooks.release();
  await door.until(8);
  await door.callThere();
  expect(door.told).toHaveLength(8);
  door.open();
  await released;
  expect(door.told).toHaveLength(20);
});
