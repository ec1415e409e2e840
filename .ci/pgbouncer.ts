import { chown, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn, which } from 'bun';
import { freePort } from '../api/testing/free-port.ts';
import { unprivilegedUser } from './postgres.ts';

/** Debian installs it where only root looks. */
const binary = which('pgbouncer') ?? which('pgbouncer', { PATH: '/usr/sbin:/usr/local/sbin' });

export const hasPgBouncer = binary !== null;

export interface PgBouncer {
  /** The same database, user and password as the server's URL, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode in front of a server on this machine. */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncer> {
  if (!binary) throw new Error('PgBouncer is not installed. Install Debian’s package pgbouncer.');
  const server = new URL(serverUrl);
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const port = freePort();
  const password = server.password ? ` password=${server.password}` : '';
  const file = join(folder, 'pgbouncer.ini');
  await Bun.write(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${server.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
`,
  );
  if (owner) await chown(folder, owner.uid, owner.gid);
  const child = spawn([binary, '-q', file], {
    ...owner,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: Bun.file(join(folder, 'log')),
  });
  while (child.exitCode === null && !(await isListening(port))) await Bun.sleep(20);
  if (child.exitCode !== null) {
    throw new Error(`PgBouncer ended:\n${await Bun.file(join(folder, 'log')).text()}`);
  }
  server.hostname = '127.0.0.1';
  server.port = String(port);
  return {
    url: server.href,
    async stop() {
      child.kill('SIGQUIT');
      await child.exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(true));
  socket.on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
