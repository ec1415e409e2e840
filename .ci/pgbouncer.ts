import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'bun';
import { findProgram } from '../api/testing/find-program.ts';
import { freePort } from '../api/testing/free-port.ts';
import { unprivilegedUser } from './postgres.ts';

const binary = findProgram('pgbouncer');

export const hasPgBouncer = binary !== null;

export interface PgBouncer {
  /** The same database, user and password as the server's URL, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** A port can be taken between its choice and the start. */
const attempts = 3;

/** Starts PgBouncer in transaction mode in front of a server on this machine. */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncer> {
  if (!binary) throw new Error('PgBouncer is not installed. Install Debian’s package pgbouncer.');
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const log = Bun.file(join(folder, 'log'));
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const port = freePort();
    const file = join(folder, 'pgbouncer.ini');
    await Bun.write(file, configuration(new URL(serverUrl), port));
    // A shop in this process may have set a umask that hides files from the other user.
    await chmod(file, 0o644);
    const output = { stdin: 'ignore', stdout: 'ignore', stderr: log } as const;
    const child = spawn([binary, file], { ...owner, ...output });
    while (child.exitCode === null && !(await isListening(port))) await Bun.sleep(20);
    if (child.exitCode !== null) continue;
    const stop = async () => {
      child.kill('SIGQUIT');
      await child.exited;
      await rm(folder, { recursive: true, force: true });
    };
    const url = Object.assign(new URL(serverUrl), { hostname: '127.0.0.1', port: String(port) });
    return { url: url.href, stop };
  }
  throw new Error(`PgBouncer ended:\n${await log.text()}`);
}

function configuration({ hostname, port, username, password }: URL, ownPort: number): string {
  const secret = password ? ` password=${password}` : '';
  return `[databases]
* = host=${hostname} port=${port || 5432} user=${username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
`;
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(true));
  socket.on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
