import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'bun';
import { freePort } from '../free-port.ts';
import { median } from './row.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export const hasWrk = Boolean(Bun.which('wrk'));
export const whyNoLoad = 'install wrk';

const rounds = 5;
const roundSeconds = 2;
/** As browsers send it. */
const acceptEncoding = 'gzip, deflate, br, zstd';

const rawServer = new URL('raw-server.ts', import.meta.url).pathname;

/** Asks for a different address each time, as no cache knows it. */
const distinct = `
  math.randomseed(os.time())
  local count = math.random(1e12)
  function request()
    count = count + 1
    return wrk.format('GET', wrk.path .. count)
  end`;

/** `script`: Lua for wrk, which makes the requests. */
export type Load = { path: string; isDistinct?: boolean; script?: string };

/**
 * Requests per CPU-second of a server, and divided by those of a raw server that gives the same
 * answer. Both run in turns, and the median of the turns counts.
 */
export async function compareWithRaw(server: ServerProcess, load: Load, quick: boolean) {
  const port = freePort();
  const sample = `${server.url}${load.path}${load.isDistinct ? 'sample' : ''}`;
  const args = [String(port), sample, acceptEncoding];
  const raw = await startServer(rawServer, { port, args });
  const seconds = quick ? 1 : roundSeconds;
  try {
    // Until the code is compiled.
    await measureRate(server, load, 2 * seconds);
    await measureRate(raw, load, seconds);
    const turns: { rate: number; ratio: number }[] = [];
    for (let round = 0; round < (quick ? 1 : rounds); round++) {
      const rate = await measureRate(server, load, seconds);
      turns.push({ rate, ratio: rate / (await measureRate(raw, load, seconds)) });
    }
    return {
      rate: median(turns.map(({ rate }) => rate)),
      ratio: median(turns.map(({ ratio }) => ratio)),
    };
  } finally {
    await raw.stop();
  }
}

/** Requests per CPU-second. */
async function measureRate(server: ServerProcess, load: Load, seconds: number): Promise<number> {
  const before = server.cpuSeconds();
  const { requests } = await runWrk(server.url, load, { seconds });
  return requests / (server.cpuSeconds() - before);
}

/** Sends requests over `connections` for a while. Throws if any of them gets no answer. */
export async function runWrk(
  url: string,
  { path, isDistinct, script = isDistinct ? distinct : undefined }: Load,
  { seconds, connections = 32 }: { seconds: number; connections?: number },
): Promise<{ requests: number; refused: number }> {
  const file = join(tmpdir(), `requests-${process.pid}.lua`);
  if (script) await Bun.write(file, script);
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '60s'];
  const command = ['wrk', ...options, ...(script ? ['-s', file] : [])];
  const child = spawn([...command, '-H', `Accept-Encoding: ${acceptEncoding}`, `${url}${path}`]);
  const output = await new Response(child.stdout).text();
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  if (!requests || output.includes('Socket errors')) throw new Error(`wrk failed:\n${output}`);
  // With any status but 2xx and 3xx.
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return { requests, refused };
}
