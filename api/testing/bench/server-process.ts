import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BunFile, type Subprocess, spawn, spawnSync } from 'bun';

const startTimeoutMs = 60_000;
/** Linux counts CPU time in units of 10 ms. */
const ticksPerSecond = 100;
const cores = availableParallelism();
const canPin = Boolean(Bun.which('taskset')) && cores > 1;

export interface ServerProcess {
  url: string;
  /** From the start of the process to its first answer. */
  readyAfterMs: number;
  /** CPU time so far, of all threads. */
  cpuSeconds(): number;
  /** CPU time so far of the thread that answers requests. */
  busyMs(): number;
  memoryMb(): number;
  stop(): Promise<void>;
}

/**
 * Moves this process, and all that it starts from now on, away from the first core, which
 * `startServer` uses. Returns whether the machine allows it.
 */
export function leaveFirstCore(): boolean {
  if (!canPin) return false;
  const pid = String(process.pid);
  return spawnSync(['taskset', '-a', '-c', '-p', `1-${cores - 1}`, pid]).success;
}

/** Prefix of a command that may use all cores, like a process outside of a benchmark. */
export const onAllCores = canPin ? ['taskset', '-c', `0-${cores - 1}`] : [];

/** Starts a server on the first core and waits for its first answer. */
export async function startServer(
  script: string,
  { port, env, args = [], output }: ServerOptions,
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const pin = canPin ? ['taskset', '-c', '0'] : [];
  const startedAt = performance.now();
  const log = Bun.file(join(tmpdir(), `bench-${port}.log`));
  const child = spawn([...pin, process.execPath, script, ...args], {
    env: { ...process.env, ...env },
    stdin: 'ignore',
    stdout: output ? Bun.file(output) : 'ignore',
    stderr: log,
  });
  await waitFor(`${url}/api/health`, child, log);
  const readyAfterMs = performance.now() - startedAt;
  return {
    url,
    readyAfterMs,
    cpuSeconds: () => cpuSeconds(child.pid),
    busyMs: () => Number(read(child.pid, 'schedstat').split(' ')[0]) / 1e6,
    memoryMb: () => memoryMb(child.pid),
    async stop() {
      child.kill();
      await child.exited;
      rmSync(log.name ?? '', { force: true });
    },
  };
}

type ServerOptions = {
  port: number;
  env?: Record<string, string>;
  args?: string[];
  /** The file that standard output goes to. Default: none. */
  output?: string | undefined;
};

async function waitFor(url: string, child: Subprocess, log: BunFile): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${await log.text()}`);
    const responds = await fetch(url).then(
      () => true,
      () => false,
    );
    if (responds) return;
    await Bun.sleep(5);
  }
  child.kill('SIGKILL');
  throw new Error(`${url} didn’t respond in time:\n${await log.text()}`);
}

function cpuSeconds(pid: number): number {
  const stat = read(pid, 'stat');
  // The second field, the name, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function memoryMb(pid: number): number {
  const [, kibibytes] = /VmRSS:\s*(\d+)/.exec(read(pid, 'status')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

function read(pid: number, file: 'schedstat' | 'stat' | 'status'): string {
  return readFileSync(`/proc/${pid}/${file}`, 'utf8');
}
