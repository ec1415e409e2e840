import { expect, test } from 'bun:test';
import { type Started, start } from '../testing/started.ts';

type Told = { customer: string; change: string };

/** An endpoint that answers nothing before it is let. */
function openDoor() {
  const told: Told[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const full = Promise.withResolvers<void>();
  let most = Number.POSITIVE_INFINITY;
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { data } = (await request.json()) as { data: { object: { id: string; name: string } } };
      told.push({ customer: data.object.id, change: data.object.name });
      if (told.length >= most) full.resolve();
      await opened;
      return new Response();
    },
  });
  return {
    url: server.url.href,
    told,
    open,
    until(count: number) {
      most = count;
      if (told.length >= most) full.resolve();
      return full.promise;
    },
    [Symbol.dispose]: () => void server.stop(true),
  };
}

async function twiceEach({ stripe }: Started, customers: number): Promise<string[]> {
  const ids: string[] = [];
  for (let one = 0; one < customers; one += 1) {
    const { id } = await stripe.customers.create({ name: 'before' });
    await stripe.customers.update(id, { name: 'after' });
    ids.push(id);
  }
  return ids;
}

test('what concerns two customers is sent side by side, what concerns one in its order', async () => {
  using door = openDoor();
  await using shop = await start({ webhook: { url: door.url, secret: 'whsec_test' } });
  const ids = await twiceEach(shop, 2);
  await door.until(2);
  expect(door.told).toEqual(ids.map((customer) => ({ customer, change: 'before' })));
  door.open();
  await shop.sandbox.webhooks.settled();
  expect(door.told.slice(2).map(({ change }) => change)).toEqual(['after', 'after']);
});

test('of a crowd eight are sent at once', async () => {
  using door = openDoor();
  await using shop = await start({ webhook: { url: door.url, secret: 'whsec_test' } });
  const { webhooks } = shop.sandbox;
  webhooks.hold();
  const ids = await twiceEach(shop, 10);
  const released = webhooks.release();
  await door.until(8);
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
