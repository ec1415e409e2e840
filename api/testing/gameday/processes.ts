import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Subprocess, spawn } from 'bun';

export type Role = 'web' | 'worker' | 'all';

export interface ShopProcess {
  role: Role;
  url: string;
  /** How often it was started, and whether it still runs. */
  starts(): number;
  isRunning(): boolean;
  /** The names of the starts that ended with a crash. */
  crashed: string[];
  /** `SIGTERM`: finishes open requests. `SIGKILL`: a crash. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** `folder`: that of another version of the code. */
  start(folder?: string): Promise<void>;
}

/** That of this version of the code. */
export const project = new URL('../../../', import.meta.url).pathname;
const startTimeoutMs = 60_000;

/** A real process of the built shop, which can be started, ended and started again. */
export function aProcess(
  role: Role,
  port: number,
  /** `name`: of this start, for the mail server. */
  env: (name: string) => Record<string, string>,
): ShopProcess {
  const url = `http://127.0.0.1:${port}`;
  const log = Bun.file(join(tmpdir(), `gameday-${port}.log`));
  let child: Subprocess | undefined;
  let starts = 0;
  const crashed: string[] = [];
  const nameOf = (start: number) => `${role}-${port}-${start}`;
  return {
    role,
    url,
    crashed,
    starts: () => starts,
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    async start(folder = project) {
      starts += 1;
      child = spawn([process.execPath, join(folder, 'api/server.ts')], {
        cwd: folder,
        env: {
          ...process.env,
          ...env(nameOf(starts)),
          ROLE: role,
          PORT: String(port),
        },
        stdin: 'ignore',
        stdout: log,
        stderr: 'inherit',
      });
      await waitUntilReady(url, child);
    },
    async end(signal) {
      if (signal === 'SIGKILL') crashed.push(nameOf(starts));
      child?.kill(signal);
      await child?.exited;
    },
  };
}

async function waitUntilReady(url: string, child: Subprocess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode}`);
    const status = await fetch(`${url}/api/ready`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await Bun.sleep(50);
  }
  throw new Error(`${url} did not become ready`);
}
