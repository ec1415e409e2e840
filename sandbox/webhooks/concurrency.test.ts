import { expect, test } from 'bun:test';
import { type StartedSandbox, start } from '../testing/start.ts';

type ReceivedChange = { customer: string; change: string };

/** An endpoint that responds to nothing until it is opened. */
function startBlockedEndpoint() {
  const received: ReceivedChange[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const waiting = new Map<number, () => void>();
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      if (request.method === 'GET') return new Response();
      const { data } = (await request.json()) as { data: { object: { id: string; name: string } } };
      received.push({ customer: data.object.id, change: data.object.name });
      waiting.get(received.length)?.();
      await opened;
      return new Response();
    },
  });
  return {
    url: server.url.href,
    received,
    open,
    waitFor: (count: number) =>
      new Promise<void>((resolve) => {
        if (received.length >= count) resolve();
        else waiting.set(count, resolve);
      }),
    /** Gives deliveries sent before time to arrive. */
    async flush() {
      for (let call = 0; call < 10; call += 1) await fetch(server.url);
    },
    [Symbol.dispose]: () => void server.stop(true),
  };
}

function startWith(url: string, orderingTimeoutMs = 60_000): Promise<StartedSandbox> {
  return start({ orderingTimeoutMs, webhook: { url, secret: 'whsec_test' } });
}

/** Holds two events of each customer. */
async function holdTwoEventsEach(
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

const byCustomer = (one: ReceivedChange, other: ReceivedChange) =>
  one.customer.localeCompare(other.customer);

test('sends events of different customers concurrently, and those of one in order', async () => {
  using endpoint = startBlockedEndpoint();
  await using shop = await startWith(endpoint.url);
  const ids = await holdTwoEventsEach(shop, 2);
  const released = shop.sandbox.webhooks.release();
  await endpoint.waitFor(2);
  await endpoint.flush();
  const first = ids.map((customer) => ({ customer, change: 'before' }));
  expect(endpoint.received.toSorted(byCustomer)).toEqual(first.toSorted(byCustomer));
  endpoint.open();
  await released;
  expect(endpoint.received.slice(2).map(({ change }) => change)).toEqual(['after', 'after']);
});

test('sends up to eight events at once', async () => {
  using endpoint = startBlockedEndpoint();
  await using shop = await startWith(endpoint.url);
  const ids = await holdTwoEventsEach(shop, 10);
  const released = shop.sandbox.webhooks.release();
  await endpoint.waitFor(8);
  await endpoint.flush();
  expect(endpoint.received).toHaveLength(8);
  endpoint.open();
  await released;
  expect(endpoint.received.map(({ change }) => change).toSorted()).toEqual([
    ...Array<string>(ids.length).fill('after'),
    ...Array<string>(ids.length).fill('before'),
  ]);
  for (const id of ids) {
    const own = endpoint.received.filter(({ customer }) => customer === id);
    expect(own.map(({ change }) => change)).toEqual(['before', 'after']);
  }
});

test('sends a customer’s next event after waiting a while for the first', async () => {
  using endpoint = startBlockedEndpoint();
  await using shop = await startWith(endpoint.url, 0);
  await holdTwoEventsEach(shop, 1);
  const released = shop.sandbox.webhooks.release();
  await endpoint.waitFor(2);
  expect(endpoint.received.map(({ change }) => change)).toEqual(['before', 'after']);
  endpoint.open();
  await released;
});

test('never has more than eight unanswered events in flight', async () => {
  using endpoint = startBlockedEndpoint();
  await using shop = await startWith(endpoint.url, 0);
  await holdTwoEventsEach(shop, 10);
  const released = shop.sandbox.webhooks.release();
  await endpoint.waitFor(8);
  await endpoint.flush();
  expect(endpoint.received).toHaveLength(8);
  endpoint.open();
  await released;
  expect(endpoint.received).toHaveLength(20);
});
