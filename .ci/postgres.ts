import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Subprocess, spawn, spawnSync } from 'bun';
import { freePort } from '../api/testing/free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';

export interface PostgresServer {
  url: string;
  /** Stops the server and keeps its data: with a shutdown, or as a crash would. */
  halt(how: 'shutdown' | 'crash'): Promise<void>;
  /** Starts it again, on the same port. */
  resume(): Promise<void>;
  /** Whether it stopped of its own accord. */
  hasEnded(): boolean;
  stop(): Promise<void>;
}

export interface Owner {
  uid: number;
  gid: number;
}

const startTimeoutMs = 30_000;

/**
 * Starts a new, empty Postgres of the system's version on loopback, with its data in a folder of its
 * own within `parent`. `stop` deletes it.
 */
export async function startPostgres(parent = tmpdir()): Promise<PostgresServer> {
  const binaries = postgresBinaries();
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = await mkdtemp(join(parent, 'postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = freePort();
  const options = { ...owner, cwd: folder, stdin: 'ignore' } as const;

  const encoding = ['-E', 'UTF8', '--locale=C', '--no-sync'];
  const initialized = spawnSync(
    [join(binaries, 'initdb'), '-D', data, '-U', 'shop', '-A', 'trust', ...encoding],
    options,
  );
  if (!initialized.success) throw new Error(`initdb failed: ${initialized.stderr}`);

  const address = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  // The data is deleted afterwards: it must survive a crash of the server, but not a power failure.
  const unsafe = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
  const command = [join(binaries, 'postgres'), ...address, ...unsafe, '-c', 'max_connections=200'];
  const log = Bun.file(join(folder, 'log'));
  let server = start();

  try {
    await waitUntilReady(binaries, port, server);
  } catch (error) {
    console.error(await log.text());
    await stop();
    throw error;
  }
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    async halt(how) {
      server.kill(how === 'crash' ? 'SIGQUIT' : 'SIGINT');
      await server.exited;
    },
    async resume() {
      server = start();
      await waitUntilReady(binaries, port, server);
    },
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    stop,
  };

  function start(): Subprocess {
    return spawn(command, { ...options, stdout: 'ignore', stderr: log });
  }

  async function stop(): Promise<void> {
    server.kill('SIGINT');
    await server.exited;
    await rm(folder, { recursive: true, force: true });
  }
}

async function waitUntilReady(binaries: string, port: number, server: Subprocess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  const isReady = [join(binaries, 'pg_isready'), '-q', '-h', '127.0.0.1', '-p', String(port)];
  while ((await spawn(isReady, { stdout: 'ignore', stderr: 'ignore' }).exited) !== 0) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error('Postgres did not start.');
    await Bun.sleep(50);
  }
}

/** Postgres refuses to run as root. */
export function unprivilegedUser(): Owner {
  const name = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres';
  const [uid, gid] = [idOf('-u', name), idOf('-g', name)];
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name} here.`);
  return { uid, gid };
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  const { success, stdout } = spawnSync(['id', flag, user], { stderr: 'ignore' });
  return success ? Number(stdout.toString()) : undefined;
}
