import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres, unprivilegedUser } from '../../../.ci/postgres.ts';
import { type BenchShop, openBenchShop } from '../bench/shop.ts';
import { complaints } from '../gameday/figures.ts';
import { probe } from './probe.ts';
import type { Outcome, Scenario } from './scenario.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const ordersBefore = 20;
const ordersAtMost = 3000;
const recoveryMs = 30_000;

/**
 * The embedded database runs out of space while orders come in. What was acknowledged must be there
 * once there is space, and after a restart. On a read-only disk, the shop doesn't start and says why.
 */
export const fullEmbedded: Scenario = async () => {
  const disk = mountSmallDisk(200);
  const log = join(tmpdir(), `full-embedded-${process.pid}.log`);
  try {
    const settings = { DATABASE_URL: '', DATA_DIR: disk.folder };
    const shop = await openBenchShop(settings, log);
    try {
      const outcome = await runFull(shop, disk);
      await shop.server().stop();
      disk.remount('ro');
      const isStarted = await shop.restart().then(
        () => true,
        () => false,
      );
      const said = readFileSync(log, 'utf8').trim();
      disk.remount('rw');
      await shop.restart();
      return {
        ...outcome,
        wrong: [
          ...outcome.wrong,
          ...complaints([
            [isStarted, 'it starts on a read-only disk'],
            [!said.includes('read-only'), 'it doesn’t say that the disk is read-only'],
          ]),
        ],
        line: `embedded database: ${outcome.line}; on a read-only disk: ${said.split('\n').find((text) => text.includes('read-only'))}`,
      };
    } finally {
      await shop.stop();
    }
  } finally {
    disk.unmount();
    rmSync(log, { force: true });
  }
};

/** The same for the disk of a Postgres server, whose shop has another one. */
export const fullPostgres: Scenario = async () => {
  const disk = mountSmallDisk(200, process.getuid?.() === 0 ? unprivilegedUser() : undefined);
  try {
    const server = await startPostgres(disk.folder);
    try {
      const shop = await openBenchShop({ DATABASE_URL: server.url });
      try {
        const outcome = await runFull(shop, disk, server);
        return { ...outcome, line: `Postgres: ${outcome.line}` };
      } finally {
        await shop.stop();
      }
    } finally {
      await server.stop();
    }
  } finally {
    disk.unmount();
  }
};

async function runFull(
  shop: BenchShop,
  disk: SmallDisk,
  server?: PostgresServer,
): Promise<Outcome> {
  const { url } = shop.server();
  const acknowledged: string[] = [];
  let tried = 0;
  const order = async () => {
    tried += 1;
    const answer = await tryOrder(url);
    if (answer.sessionId) acknowledged.push(answer.sessionId);
    return answer;
  };
  while (tried < ordersBefore) await order();
  const first = acknowledged.length;
  disk.fill();
  let refusal = await order();
  while (refusal.sessionId && tried < ordersAtMost) refusal = await order();
  const whileFull = acknowledged.length - first;
  const page = await probe(`${url}/`).catch(() => ({ status: 0 }));
  disk.free();
  const freedAt = performance.now();
  const isStartedAgain = server?.hasEnded() ?? false;
  if (isStartedAgain) await server?.resume();
  let again = await order();
  while (!again.sessionId && performance.now() - freedAt < recoveryMs) {
    await Bun.sleep(200);
    again = await order();
  }
  const recoveredMs = performance.now() - freedAt;
  await shop.restart();
  const lost = await findLost(shop.server().url, acknowledged);
  const recovery = isStartedAgain ? 'Postgres ended and was started again' : 'Postgres went on';
  return {
    tried,
    lost: lost.map((session) => `the order of ${session}`),
    wrong: complaints([
      [first < ordersBefore, `${ordersBefore - first} orders were refused before`],
      [refusal.sessionId !== null, 'no order was refused'],
      [refusal.sessionId === null && refusal.status !== 503, `refused with ${refusal.status}`],
      [page.status !== 200, `the home page answered ${page.status}`],
      [again.sessionId === null, `no order once there was space: ${again.status} ${again.detail}`],
    ]),
    line: `${whileFull} orders acknowledged on the full disk, then refused with ${refusal.status} “${refusal.detail}”; home page ${page.status}; once there was space, ${server ? `${recovery}, and ` : ''}an order worked after ${Math.round(recoveredMs)} ms; ${lost.length} of ${acknowledged.length} lost after a restart`,
  };
}

/** `sessionId`: null if it was refused. `status`: 0 if there was no response. */
async function tryOrder(url: string) {
  const body = {
    ...{ productId: 1, customerName: 'Ada Lovelace' },
    customerEmail: `${crypto.randomUUID()}@example.com`,
  };
  const headers = { 'content-type': 'application/json' };
  const answer = await probe(`${url}/api/orders/create-checkout`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  }).catch((error) => ({ status: 0, text: JSON.stringify({ detail: String(error) }) }));
  const { sessionId = null, detail = '' } = JSON.parse(answer.text);
  return { status: answer.status, sessionId: sessionId as string | null, detail: detail as string };
}

async function findLost(url: string, sessions: string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const session of sessions) {
    const { status } = await probe(`${url}/api/checkout/sessions/${session}`);
    if (status !== 200) lost.push(session);
  }
  return lost;
}
