import { connect, type Socket } from 'node:net';
import { openBenchShop } from '../bench/shop.ts';
import { percentiles, probe } from './probe.ts';
import { behindProxy, type Scenario } from './scenario.ts';

const clients = 500;
/** The longest deadline of the shop is a minute. */
const patienceMs = 100_000;
/** How long a client reads nothing: longer than the deadline. */
const deafMs = 80_000;
const everyMs = 1000;

/** What each client sends at once, and then byte by byte. It reads nothing if `isDeaf`. */
type Behavior = { name: string; first: string; rest: string; isDeaf?: boolean };

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
    isDeaf: true,
  },
];

/** Slow clients are cut off, and others don't notice them. */
export const slowClients: Scenario = async (say) => {
  const shop = await openBenchShop(behindProxy);
  try {
    const { url, memoryMb } = shop.server();
    const results = [];
    for (const behavior of behaviors) {
      const [cutMs, pages] = [await Promise.all([cutAll(url, behavior), probeFor(url)])].flat();
      const cut = (cutMs as (number | null)[]).filter((ms) => ms !== null);
      const times = cut.length > 0 ? ` after ${percentiles(cut)}` : '';
      results.push({
        isGood: cut.length === clients,
        line: `${behavior.name}: ${cut.length} of ${clients} cut${times}; others: ${percentiles(pages as number[])}; ${Math.round(memoryMb())} MB`,
      });
      say(results.at(-1)?.line ?? '');
    }
    return {
      isGood: results.every(({ isGood }) => isGood),
      line: results.map(({ line }) => line).join('\n      '),
    };
  } finally {
    await shop.stop();
  }
};

/** Times of visitors over the first half minute. */
async function probeFor(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < 100; count++) {
    times.push((await probe(`${url}/`)).ms);
    times.push((await probe(`${url}/api/products?q=${count}`)).ms);
    await Bun.sleep(100);
  }
  return times;
}

/** How long each client was let to be slow; null: it wasn't cut off. */
function cutAll(url: string, behavior: Behavior): Promise<(number | null)[]> {
  return Promise.all(
    Array.from({ length: clients }, () => cut(Number(new URL(url).port), behavior)),
  );
}

function cut(port: number, { first, rest, isDeaf }: Behavior): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const startedAt = performance.now();
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(first));
  let sent = 0;
  const sending = setInterval(() => {
    if (sent < rest.length) socket.write(rest[sent++] ?? '');
  }, everyMs);
  const end = (ms: number | null) => {
    clearInterval(sending);
    clearTimeout(giving);
    clearTimeout(waking);
    socket.destroy();
    resolve(ms);
  };
  const giving = setTimeout(() => end(null), patienceMs);
  // What reads nothing doesn't hear that it was cut off, so it reads on at last.
  const waking = setTimeout(() => socket.resume(), deafMs);
  const onCut = () => end(performance.now() - startedAt);
  socket.on('close', onCut).on('error', onCut);
  if (isDeaf) socket.pause();
  else socket.on('data', onCut);
  return promise;
}
