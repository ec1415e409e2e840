import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { spawn, spawnSync } from 'bun';

const startTimeoutMs = 60_000;
const ticksPerSecond = 100;
const cores = availableParallelism();
const canPin = Boolean(Bun.which('taskset')) && cores > 1;

export interface ServerProcess {
  url: string;
  /** From the start of the process to its first answer. */
  readyAfterMs: number;
  /** CPU time so far, of all threads. */
  cpuSeconds(): number;
  memoryMb(): number;
  stop(): Promise<void>;
}

/** Leaves the first core to `startServer`. Returns whether the machine allows it. */
export function leaveFirstCore(): boolean {
  const command = ['taskset', '-a', '-c', '-p', `1-${cores - 1}`, String(process.pid)];
  return canPin && spawnSync(command).success;
}

/** Prefix of a command that may use all cores, like a process outside of a benchmark. */
export const onAllCores = canPin ? ['taskset', '-c', `0-${cores - 1}`] : [];

/** Starts a server on the first core and waits for its first answer. */
export async function startServer(
  script: string,
  { port, env, args = [] }: { port: number; env?: Record<string, string>; args?: string[] },
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const pin = canPin ? ['taskset', '-c', '0'] : [];
  const startedAt = performance.now();
  const child = spawn([...pin, process.execPath, script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${url}/api/health`).catch(() => null))) {
    const isLate = performance.now() - startedAt > startTimeoutMs;
    if (isLate) child.kill('SIGKILL');
    if (isLate || child.exitCode !== null) throw new Error(`${script} doesn’t respond`);
    await Bun.sleep(5);
  }
  const read = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    url,
    readyAfterMs: performance.now() - startedAt,
    cpuSeconds() {
      // The second field, the name, may contain spaces.
      const [, rest = ''] = /.*\) (.*)/.exec(read('stat')) ?? [];
      const fields = rest.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    },
    memoryMb: () => (Number(/VmRSS:\s*(\d+)/.exec(read('status'))?.[1]) * 1024) / 1e6,
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}
