import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { Elysia } from 'elysia';
import { channel } from '#api/platform/publish';
import { readEvents } from '#api/testing/event-stream';
import { heartbeatMs as beatMs } from '#contract/live-updates';
import { createBroadcaster, maxConnectionsPerSession } from './broadcaster.ts';
import { type Connection, eventsOf } from './connection.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A broadcaster and the database it listens to. */
async function anExchange() {
  let announce = (_payload: string) => {};
  const exchange = await createBroadcaster({
    async listen(name, onNotice) {
      if (name === channel) announce = onNotice;
    },
  });
  return { exchange, announce: (payload: string) => announce(payload) };
}

function aPayload(values: object = {}): string {
  const notice = { kind: 'order.paid', id: 7, name: 'ACC-2026-0007', by: null };
  return JSON.stringify({ ...notice, eventId: crypto.randomUUID(), ...values });
}

const signalOf = async (line: Connection) => (await line.next())?.type;

async function readBy(line: Connection, reader = async (): Promise<string | null> => 'grace') {
  const app = new Elysia().get('/', () => eventsOf(line, { reader, log: () => {} }));
  return readEvents(await app.handle(new Request('http://localhost/')));
}

test('keeps an idle stream open with an event every 20 seconds that has no id', async () => {
  const { exchange } = await anExchange();
  const events = await readBy(exchange.open('grace', null));
  expect(await events.nextPart()).toContain('event: ready\n');
  expect(beatMs).toBeWithin(15_000, 25_001);
  const beat = events.nextPart();
  jest.advanceTimersByTime(beatMs);
  expect(await beat).toBe('event: beat\ndata: {}');
});

test('closes a stream at the first heartbeat after its reader loses access', async () => {
  const { exchange } = await anExchange();
  let isSignedIn = true;
  const events = await readBy(exchange.open('grace', null), async () =>
    isSignedIn ? 'grace' : null,
  );
  await events.next();
  isSignedIn = false;
  const last = events.next();
  jest.advanceTimersByTime(beatMs);
  expect(await last).toBeNull();
});

test('closes a stream when its reader cannot be checked', async () => {
  const { exchange } = await anExchange();
  const events = await readBy(exchange.open('grace', null), async () => {
    throw new Error('The database is gone');
  });
  expect(await events.next()).toBeNull();
});

test('reports nothing missed on reconnecting after a quiet period', async () => {
  const { exchange, announce } = await anExchange();
  const first = await readBy(exchange.open('grace', null));
  await first.next();
  announce(aPayload());
  const heard = await first.next();
  expect(await signalOf(exchange.open('grace', heard?.id ?? ''))).toBe('ready');
});

test('reports nothing missed on reconnecting to another process', async () => {
  const here = await anExchange();
  const there = await anExchange();
  const payload = aPayload({ eventId: 'the same everywhere' });
  for (const { announce } of [here, there]) announce(payload);
  expect(await signalOf(there.exchange.open('grace', 'the same everywhere'))).toBe('ready');
});

test('asks a client that missed something to reload everything', async () => {
  const { exchange, announce } = await anExchange();
  const ready = await exchange.open('grace', null).next();
  announce(aPayload());
  const position = ready?.type === 'ready' ? ready.position : '';
  expect(await signalOf(exchange.open('grace', position))).toBe('missed');
  expect(await signalOf(exchange.open('grace', 'of a process that has ended'))).toBe('missed');
});

test.each(['', 'no JSON', '{"kind":"order.eaten"}'])(
  'treats an unreadable notification (%j) as a missed event',
  async (payload) => {
    const { exchange, announce } = await anExchange();
    const line = exchange.open('grace', null);
    await line.next();
    announce(payload);
    expect(await signalOf(line)).toBe('missed');
  },
);

test('asks a slow reader once to reload everything', async () => {
  const { exchange, announce } = await anExchange();
  const line = exchange.open('grace', null);
  for (let count = 0; count < 100; count += 1) announce(aPayload());
  jest.advanceTimersByTime(2 * beatMs);
  expect(await signalOf(line)).toBe('missed');
});

test('limits the open streams of a session and frees the place of a closed one', async () => {
  const { exchange } = await anExchange();
  const first = exchange.open('grace', null);
  for (let count = 1; count < maxConnectionsPerSession; count += 1) exchange.open('grace', null);
  expect(() => exchange.open('grace', null)).toThrow('too many windows');
  expect(() => exchange.open('ada', null)).not.toThrow();
  first.close();
  expect(() => exchange.open('grace', null)).not.toThrow();
});

test('closes all streams on shutdown and opens no new ones', async () => {
  const { exchange } = await anExchange();
  const events = await readBy(exchange.open('grace', null));
  await events.next();
  const last = events.next();
  exchange.release();
  expect(await last).toBeNull();
  expect(await exchange.open('grace', null).next()).toBeNull();
});

test('drops an unread stream after three heartbeats and keeps one that is read', async () => {
  const { exchange, announce } = await anExchange();
  const read = exchange.open('grace', null);
  const left = exchange.open('ada', null);
  for (let beat = 0; beat < 5; beat += 1) {
    await read.next();
    announce(aPayload());
    jest.advanceTimersByTime(beatMs);
  }
  expect(await signalOf(read)).toBe('notice');
  expect(await left.next()).toBeNull();
});
