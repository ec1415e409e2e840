import autocannon from 'autocannon';
import { freePort } from '../free-port.ts';
import { median } from './row.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const rounds = 5;
/** As browsers send it. */
const acceptEncoding = 'gzip, deflate, br, zstd';
const rawServer = new URL('raw-server.ts', import.meta.url).pathname;
let sent = Date.now();

/** `isDistinct`: adds another number to the path in each request, as no cache knows it. */
export type Load = { path: string; isDistinct?: boolean };

/**
 * Requests per CPU-second of a server, and divided by those of a raw server that gives the same
 * answer. Both run in turns, and the median of the turns counts.
 */
export async function compareWithRaw(server: ServerProcess, load: Load, quick: boolean) {
  const port = freePort();
  const sample = `${server.url}${load.path}${load.isDistinct ? 'sample' : ''}`;
  const raw = await startServer(rawServer, { port, args: [String(port), sample, acceptEncoding] });
  const seconds = quick ? 1 : 2;
  try {
    // Until the code is compiled.
    await measureRate(server, load, 2 * seconds);
    await measureRate(raw, load, seconds);
    const rates: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < (quick ? 1 : rounds); round++) {
      const rate = await measureRate(server, load, seconds);
      rates.push(rate);
      ratios.push(rate / (await measureRate(raw, load, seconds)));
    }
    return { rate: median(rates), ratio: median(ratios) };
  } finally {
    await raw.stop();
  }
}

/** Requests per CPU-second. */
async function measureRate(server: ServerProcess, load: Load, seconds: number): Promise<number> {
  const before = server.cpuSeconds();
  const requests = await sendLoad(server.url, load, seconds);
  return requests / (server.cpuSeconds() - before);
}

/** Sends requests over 32 connections for a while, and returns how many were answered. */
export async function sendLoad(url: string, load: Load, seconds: number): Promise<number> {
  const { requests, errors } = await autocannon({
    url: url + load.path,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': acceptEncoding },
    ...(load.isDistinct && {
      requests: [{ setupRequest: (each) => ({ ...each, path: `${load.path}${sent++}` }) }],
    }),
  });
  if (errors > 0) throw new Error(`${errors} requests weren’t answered`);
  return requests.total;
}
