import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { readEvents } from '#api/testing/event-stream';
import { heartbeatMs as beatMs } from '#contract/live-updates';
import { createBroadcaster, maxConnectionsPerSession } from './broadcaster.ts';
import type { Connection } from './connection.ts';
import { streamOf } from './stream.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** An exchange, and the database that it listens to. */
async function anExchange() {
  let announce = (_payload: string) => {};
  const exchange = await createBroadcaster({
    async listen(_channel, onNotice) {
      announce = onNotice;
    },
  });
  return { exchange, announce: (payload: string) => announce(payload) };
}

function aPayload(values: object = {}): string {
  const notice = { kind: 'order.paid', id: 7, name: 'ACC-2026-0007', by: null };
  return JSON.stringify({ ...notice, eventId: crypto.randomUUID(), ...values });
}

const signals = async (line: Connection) => (await line.next())?.map(({ type }) => type);

function readBy(line: Connection, reader = async (): Promise<string | null> => 'grace') {
  return readEvents({ body: streamOf(line, { reader, log: () => {} }) });
}

test('a silent line is kept open by an event every 20 seconds, which whoever comes back does not name', async () => {
  const { exchange } = await anExchange();
  const events = readBy(exchange.open('grace', null));
  expect((await events.nextPart())?.split('\n')[0]).toBe('event: ready');
  expect(beatMs).toBeWithin(15_000, 25_001);
  const beat = events.nextPart();
  jest.advanceTimersByTime(beatMs);
  expect(await beat).toBe('event: beat\ndata: {}');
});

test('a line ends with the first beat after its reader may look no longer', async () => {
  const { exchange } = await anExchange();
  let isSignedIn = true;
  const events = readBy(exchange.open('grace', null), async () => (isSignedIn ? 'grace' : null));
  await events.next();
  isSignedIn = false;
  const last = events.next();
  jest.advanceTimersByTime(beatMs);
  expect(await last).toBeNull();
});

test('a line ends where nobody can say who reads it', async () => {
  const { exchange } = await anExchange();
  const events = readBy(exchange.open('grace', null), async () => {
    throw new Error('The database is gone');
  });
  expect(await events.next()).toBeNull();
});

test('whoever comes back after nothing has happened has missed nothing', async () => {
  const { exchange, announce } = await anExchange();
  const first = readBy(exchange.open('grace', null));
  await first.next();
  announce(aPayload());
  const heard = await first.next();
  expect(await signals(exchange.open('grace', heard?.id ?? ''))).toEqual(['ready']);
});

test('in another process that has heard the same, too', async () => {
  const here = await anExchange();
  const there = await anExchange();
  const payload = aPayload({ eventId: 'the same everywhere' });
  for (const { announce } of [here, there]) announce(payload);
  expect(await signals(there.exchange.open('grace', 'the same everywhere'))).toEqual(['ready']);
});

test('whoever comes back after something has happened is told to fetch everything anew', async () => {
  const { exchange, announce } = await anExchange();
  const [ready] = (await exchange.open('grace', null).next()) ?? [];
  announce(aPayload());
  const position = ready?.type === 'ready' ? ready.position : '';
  expect(await signals(exchange.open('grace', position))).toEqual(['missed']);
  expect(await signals(exchange.open('grace', 'of a process that has ended'))).toEqual(['missed']);
});

test.each(['', 'no JSON', '{"kind":"order.eaten"}'])(
  'what cannot be read (%j) counts as missed: the connection was lost, or another version spoke',
  async (payload) => {
    const { exchange, announce } = await anExchange();
    const line = exchange.open('grace', null);
    await line.next();
    announce(payload);
    expect(await signals(line)).toEqual(['missed']);
  },
);

test('a listener who does not keep up is told once to fetch everything anew', async () => {
  const { exchange, announce } = await anExchange();
  const line = exchange.open('grace', null);
  for (let count = 0; count < 100; count += 1) announce(aPayload());
  jest.advanceTimersByTime(2 * beatMs);
  expect(await signals(line)).toEqual(['missed']);
});

test('a session has so many lines at once; a closed one makes room', async () => {
  const { exchange } = await anExchange();
  const reader = async () => 'grace';
  const first = streamOf(exchange.open('grace', null), { reader, log: () => {} });
  for (let count = 1; count < maxConnectionsPerSession; count += 1) exchange.open('grace', null);
  expect(() => exchange.open('grace', null)).toThrow('too many windows');
  expect(() => exchange.open('ada', null)).not.toThrow();
  await first.cancel();
  expect(() => exchange.open('grace', null)).not.toThrow();
});

test('all lines end when the process is about to, and no new one stands', async () => {
  const { exchange } = await anExchange();
  const events = readBy(exchange.open('grace', null));
  await events.next();
  const last = events.next();
  exchange.release();
  expect(await last).toBeNull();
  expect(await exchange.open('grace', null).next()).toBeNull();
});

test('a line that nobody takes from makes room after three beats, one that is read does not', async () => {
  const { exchange, announce } = await anExchange();
  const read = exchange.open('grace', null);
  const left = exchange.open('ada', null);
  for (let beat = 0; beat < 5; beat += 1) {
    await read.next();
    announce(aPayload());
    jest.advanceTimersByTime(beatMs);
  }
  expect(await signals(read)).toEqual(['notice']);
  expect(await left.next()).toBeNull();
});
