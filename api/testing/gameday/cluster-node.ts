import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Subprocess, spawn } from 'bun';
import type { Owner } from '../../../.ci/postgres.ts';
import { postgresBinaries } from '../../../.ci/postgres-binaries.ts';
import { freePort } from '../free-port.ts';

export type ClusterNode = ReturnType<typeof aClusterNode>;

/** What a node can lose. A frozen one keeps its connections open and answers none. */
export type Failure = 'postgres' | 'patroni' | 'node' | 'frozen';

/** The same in all nodes; the recommendation of docs/operations.md. */
const shared = {
  ...{ ttl: 20, loop_wait: 2, retry_timeout: 5, synchronous_mode: true },
  // A primary that crashed isn't restarted first: the synchronous standby has every row.
  primary_start_timeout: 0,
  postgresql: {
    use_pg_rewind: true,
    parameters: { wal_log_hints: 'on', wal_sender_timeout: '10s' },
  },
};

type Options = { name: string; folder: string; etcdPort: number; owner: Owner | undefined };

/** A Postgres run by Patroni, in a folder of its owner. */
export function aClusterNode({ name, folder, etcdPort, owner }: Options) {
  const [port, restPort] = [freePort(), freePort()];
  const data = join(folder, name);
  const file = join(folder, `${name}.json`);
  const log = Bun.file(join(folder, `${name}.log`));
  const local = { host: '127.0.0.1', port };
  let patroni: Subprocess | undefined;

  return {
    ...{ name, port, restPort },

    async start() {
      // JSON is YAML.
      await Bun.write(file, JSON.stringify(configuration()));
      const output = { stdin: 'ignore', stdout: log, stderr: log } as const;
      patroni = spawn(['patroni', file], { ...owner, cwd: folder, ...output });
    },

    async fail(how: Failure) {
      const postmaster = await findPostmaster();
      if (how === 'patroni' || how === 'node') await endPatroni();
      if (how === 'postgres' || how === 'node') signal(postmaster, 'SIGKILL');
      if (how !== 'frozen') return;
      patroni?.kill('SIGSTOP');
      for (const pid of [postmaster, ...(await findChildren(postmaster))]) signal(pid, 'SIGSTOP');
    },

    /** Ends what {@link fail} began, if nothing else does. */
    async mend(how: Failure) {
      if (how === 'patroni' || how === 'node') return this.start();
      if (how !== 'frozen') return;
      const postmaster = await findPostmaster();
      for (const pid of [...(await findChildren(postmaster)), postmaster]) signal(pid, 'SIGCONT');
      patroni?.kill('SIGCONT');
    },

    /** Ends Postgres too, which Patroni leaves running when it is killed. */
    async stop() {
      await endPatroni();
      const postmaster = await findPostmaster();
      for (const pid of [...(await findChildren(postmaster)), postmaster]) signal(pid, 'SIGCONT');
      signal(postmaster, 'SIGQUIT');
      while (postmaster && existsSync(`/proc/${postmaster}`)) await Bun.sleep(50);
    },

    log: () => log.text(),
  };

  function configuration() {
    const trusted = ['local all all trust', 'host all all 127.0.0.1/32 trust'];
    return {
      ...{ scope: 'shop', name },
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { host: `127.0.0.1:${etcdPort}` },
      bootstrap: { dcs: shared, initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'no-sync'] },
      postgresql: {
        listen: `${local.host}:${local.port}`,
        connect_address: `${local.host}:${local.port}`,
        data_dir: data,
        bin_dir: postgresBinaries(),
        pgpass: join(folder, `${name}.pgpass`),
        pg_hba: [...trusted, 'host replication all 127.0.0.1/32 trust'],
        parameters: { unix_socket_directories: folder },
        authentication: {
          superuser: { username: 'shop', password: 'shop' },
          replication: { username: 'replicator', password: 'replicator' },
        },
      },
    };
  }

  async function endPatroni(): Promise<void> {
    patroni?.kill('SIGKILL');
    await patroni?.exited;
  }

  async function findPostmaster(): Promise<number | undefined> {
    const text = await Bun.file(join(data, 'postmaster.pid'))
      .text()
      .catch(() => '');
    return Number.parseInt(text, 10) || undefined;
  }
}

async function findChildren(pid: number | undefined): Promise<number[]> {
  if (!pid) return [];
  const list = await Bun.file(`/proc/${pid}/task/${pid}/children`)
    .text()
    .catch(() => '');
  return list.trim().split(' ').filter(Boolean).map(Number);
}

/** The process may have ended by itself. */
function signal(pid: number | undefined, kind: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, kind);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}
