import { connect, type Socket } from 'node:net';
import { openBenchShop } from '../bench/shop.ts';
import { percentiles, probeVisits } from './probe.ts';
import { behindProxy, type Scenario } from './scenario.ts';

const clients = 500;
/** The longest deadline of the shop is a minute. */
const timeoutMs = 100_000;
/** How long a client reads nothing: longer than the deadline. */
const unreadMs = 80_000;
const everyMs = 1000;
/** What others do, for half a minute or longer. */
const others = { count: 100, pauseMs: 100 };

/** What each client sends at once, and then byte by byte. It reads nothing if `isUnread`. */
type Behavior = { name: string; first: string; rest: string; isUnread?: boolean };

const headers = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: shop\r\n${more}`;
const endless = `X-Slow: ${'a'.repeat(1000)}`;
const behaviors: Behavior[] = [
  { name: 'headers a byte a second', first: headers('GET /'), rest: endless },
  {
    name: 'a body a byte a second',
    first: headers(
      'POST /api/orders/create-checkout',
      'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    ),
    rest: '{"productId":1,'.padEnd(5000),
  },
  {
    name: '200 pages that are not read',
    first: headers('GET /demos/saltmarsh/', '\r\n').repeat(200),
    rest: '',
    isUnread: true,
  },
];

/** Slow clients are cut off, and others don't notice them. */
export const slowClients: Scenario = async ({ say, isShort }) => {
  const shop = await openBenchShop(behindProxy);
  try {
    const { url, memoryMb } = shop.server();
    // The first deadline is the shortest.
    const tried = isShort ? behaviors.slice(0, 1) : behaviors;
    const lines: string[] = [];
    const wrong: string[] = [];
    let longestGapMs = 0;
    for (const behavior of tried) {
      const [cutMs, visits] = await Promise.all([cutAll(url, behavior), probeVisits(url, others)]);
      const cut = cutMs.filter((ms) => ms !== null);
      const times = cut.length > 0 ? ` after ${percentiles(cut)}` : '';
      const line = `${behavior.name}: ${cut.length} of ${clients} cut${times}; others: ${percentiles(visits.times)}; ${Math.round(memoryMb())} MB`;
      say(line);
      lines.push(line);
      wrong.push(...visits.failed);
      if (cut.length < clients)
        wrong.push(`${clients - cut.length} were not cut: ${behavior.name}`);
      longestGapMs = Math.max(longestGapMs, ...visits.times);
    }
    return { tried: tried.length * clients, wrong, longestGapMs, line: lines.join('\n      ') };
  } finally {
    await shop.stop();
  }
};

/** How long each client was let to be slow; null: it wasn't cut off. */
function cutAll(url: string, behavior: Behavior): Promise<(number | null)[]> {
  return Promise.all(
    Array.from({ length: clients }, () => cut(Number(new URL(url).port), behavior)),
  );
}

function cut(port: number, { first, rest, isUnread }: Behavior): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const startedAt = performance.now();
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(first));
  let sent = 0;
  const sending = setInterval(() => {
    if (sent < rest.length) socket.write(rest[sent++] ?? '');
  }, everyMs);
  const end = (ms: number | null) => {
    clearInterval(sending);
    clearTimeout(timeout);
    clearTimeout(resuming);
    socket.destroy();
    resolve(ms);
  };
  const timeout = setTimeout(() => end(null), timeoutMs);
  // What reads nothing doesn't hear that it was cut off, so it reads on at last.
  const resuming = setTimeout(() => socket.resume(), unreadMs);
  const onCut = () => end(performance.now() - startedAt);
  socket.on('close', onCut).on('error', onCut);
  if (isUnread) socket.pause();
  else socket.on('data', onCut);
  return promise;
}
