import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'bun';
import { unprivilegedUser } from '../../../.ci/postgres.ts';
import { freePort } from '../free-port.ts';
import { aClusterNode, type ClusterNode } from './cluster-node.ts';
import { startDatabaseBalancer } from './database-balancer.ts';

const names = ['north', 'east', 'west'];
const stepTimeoutMs = 120_000;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

export type Role = 'leader' | 'sync_standby';

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number };

/** Three Postgres with a synchronous standby, run by Patroni and etcd, behind HAProxy. */
export async function startCluster() {
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const port = freePort();
  const nodes: ClusterNode[] = [];
  const closing = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  ];

  async function stop() {
    for (const close of closing.splice(0).reverse()) await close();
  }

  try {
    const etcd = await startEtcd(folder, owner);
    closing.push(etcd.stop);
    for (const name of names) {
      const node = aClusterNode({ name, folder, etcdPort: etcd.port, owner });
      nodes.push(node);
      closing.push(node.stop);
    }
    closing.push((await startDatabaseBalancer(port, nodes)).stop);
    for (const node of nodes) await node.start();
    await untilWhole();
  } catch (error) {
    for (const node of nodes) console.error(await node.log().catch(() => ''));
    await stop();
    throw error;
  }
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    nodes,
    findNode,
    untilReplaced,
    untilWhole,
    stop,
  };

  /** The node in this role now. */
  async function findNode(role: Role): Promise<ClusterNode> {
    return until(async () => {
      const members = await listMembers();
      const name = members.find((member) => member.role === role)?.name;
      return nodes.find((node) => node.name === name);
    }, `a ${role}`);
  }

  async function untilReplaced(node: ClusterNode, role: Role): Promise<void> {
    await until(async () => (await findNode(role)) !== node, `another ${role}`);
  }

  /** Waits until every node runs, follows the primary, and one of them synchronously. */
  async function untilWhole(): Promise<void> {
    await until(async () => {
      const members = await listMembers();
      const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
      const timelines = new Set(running.map(({ timeline }) => timeline));
      const roles = running.map(({ role }) => role);
      const hasRoles = roles.includes('leader') && roles.includes('sync_standby');
      const isClose = running.every(({ lag = 0 }) => lag === 0);
      return running.length === nodes.length && timelines.size === 1 && hasRoles && isClose;
    }, 'a whole cluster');
  }

  /** As the first node says that answers. */
  async function listMembers(): Promise<Member[]> {
    for (const { restPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(1000),
      })
        .then((response) => response.json() as Promise<{ members?: Member[] }>)
        .catch(() => null);
      if (answer?.members) return answer.members;
    }
    return [];
  }
}

async function startEtcd(folder: string, owner: ReturnType<typeof unprivilegedUser> | undefined) {
  const [port, peerPort] = [freePort(), freePort()];
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const command = ['etcd', '--data-dir', join(folder, 'etcd'), '--log-level', 'error'];
  const addresses = {
    'listen-client-urls': url,
    'advertise-client-urls': url,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `default=${peerUrl}`,
  };
  const options = Object.entries(addresses).map(([name, value]) => `--${name}=${value}`);
  const output = { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' } as const;
  const child = spawn([...command, ...options], { ...owner, cwd: folder, ...output });
  const stop = async () => {
    child.kill('SIGKILL');
    await child.exited;
  };
  await until(
    () =>
      fetch(`${url}/health`).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      ),
    'etcd',
  ).catch(async (error) => {
    await stop();
    throw error;
  });
  return { port, stop };
}

/** Waits for something other than false and undefined. */
async function until<Value>(
  find: () => Promise<Value | false | undefined>,
  what: string,
): Promise<Value> {
  const deadline = performance.now() + stepTimeoutMs;
  while (performance.now() < deadline) {
    const value = await find();
    if (value) return value;
    await Bun.sleep(200);
  }
  throw new Error(`There was no ${what} within ${stepTimeoutMs / 1000} s`);
}
