import { freePort } from '../free-port.ts';
import type { OrderDatabase } from './many-orders.ts';
import type { Row } from './row.ts';
import { startServer } from './server-process.ts';

const script = new URL('csv-server.ts', import.meta.url).pathname;
const newline = 10;

/** Downloads all orders as CSV. */
export async function measureCsv({ url, count }: OrderDatabase): Promise<Row[]> {
  const port = freePort();
  const env = { PORT: String(port), DATABASE_URL: url };
  const server = await startServer(script, { port, env });
  try {
    const list = `${server.url}/api/orders`;
    // Until the code is compiled and the first pages were allocated.
    await download(`${list}?sort=createdAt:asc`, Math.min(20_000, count / 2));
    const beforeMb = server.memoryMb();
    let maxMb = 0;
    const startedAt = performance.now();
    let firstByteMs: number | undefined;
    const lines = await download(list, Number.POSITIVE_INFINITY, () => {
      firstByteMs ??= performance.now() - startedAt;
      maxMb = Math.max(maxMb, server.memoryMb());
    });
    if (lines !== count + 1) throw new Error(`The file has ${lines} lines`);
    const name = `CSV of ${count.toLocaleString('en-US')} orders`;
    return [
      { name: `${name}: first byte`, measured: firstByteMs ?? null, unit: 'ms', bound: 200 },
      { name: `${name}: more memory`, measured: maxMb - beforeMb, unit: 'MB', bound: 30 },
      { name, measured: (performance.now() - startedAt) / 1000, unit: 's', bound: null },
    ];
  } finally {
    await server.stop();
  }
}

/** Reads up to so many lines, and returns how many there were. */
async function download(url: string, most: number, onChunk = () => {}): Promise<number> {
  const response = await fetch(url, { headers: { accept: 'text/csv' } });
  if (!response.ok || !response.body) throw new Error(`The list answered ${response.status}`);
  let lines = 0;
  for await (const chunk of response.body) {
    onChunk();
    for (const byte of chunk) if (byte === newline) lines++;
    if (lines >= most) break;
  }
  return lines;
}
