import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { ticketMessages } from '#db/schema/ticket-messages';
import { settleAccounts } from './account.ts';
import { addProduct, editPrices } from './acts.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Failure } from './cluster-node.ts';
import { type Figures, sentencesOf } from './figures.ts';
import { type GamedayShop, openGamedayShop } from './shop.ts';
import { type SteadyWrites, startWrites } from './steady-writes.ts';
import type { StepOptions } from './step.ts';
import { createVisitors, type Visitors } from './visitors.ts';

type Incident = { how: Failure; role: 'leader' | 'sync_standby' };

const incidents: Incident[] = [
  { how: 'postgres', role: 'leader' },
  { how: 'postgres', role: 'leader' },
  { how: 'node', role: 'leader' },
  { how: 'postgres', role: 'leader' },
  { how: 'frozen', role: 'leader' },
  { how: 'postgres', role: 'sync_standby' },
  { how: 'patroni', role: 'leader' },
  { how: 'frozen', role: 'sync_standby' },
  { how: 'node', role: 'leader' },
  { how: 'postgres', role: 'leader' },
];
const ticketCount = 20;
const recoveryMs = 90_000;
const what = { leader: 'primary', sync_standby: 'standby' };
const failures: Record<Failure, string> = {
  postgres: 'Postgres of the {} killed',
  patroni: 'Patroni of the {} killed',
  node: 'Node of the {} killed',
  frozen: 'Node of the {} frozen',
};

/** Each kind of failure that costs something different, once. */
const shortIncidents: Incident[] = [
  { how: 'postgres', role: 'leader' },
  { how: 'frozen', role: 'sync_standby' },
  { how: 'node', role: 'leader' },
];

/** Fails a database over, again and again, under a shop. */
export async function liveThroughFailovers({ isShort }: StepOptions): Promise<Figures> {
  const chosen = isShort ? shortIncidents : incidents;
  console.info(`  Two processes, three Postgres, ${chosen.length} incidents`);
  const clusters: Cluster[] = [];
  const openDatabase = async () => {
    const cluster = await startCluster();
    clusters.push(cluster);
    return cluster;
  };
  const shop = await openGamedayShop(['all', 'all'], { startDatabase: openDatabase });
  const [cluster] = clusters;
  if (!cluster) throw new Error('The shop opened no database');
  try {
    const visitors = createVisitors(shop.balancer.url);
    const { wrong } = visitors.tally;
    const product = await addProduct({ shop, visitors });
    const writes = startWrites({
      urls: shop.web.map(({ url }) => url),
      cookie: product.cookie,
      tickets: await openTickets(visitors),
    });
    await Bun.sleep(2000);
    console.info(`  ${''.padEnd(32)}gap s  back s  whole s  refused  slowest s`);
    for (const incident of chosen) await liveThrough(incident, { cluster, shop, writes });
    await writes.stop();
    const { staleMs } = await editPrices({ shop, visitors }, product.id, product.cookie);
    for (let sale = 0; sale < 5; sale += 1) await visitors.buy(product.id);
    const account = await settleAccounts(shop, visitors.tally);
    const { lost, doubled, unconfirmed } = await compare(shop, writes);
    const running = shop.processes.filter((each) => each.isRunning() && each.starts() === 1);
    if (running.length < shop.processes.length) wrong.push('a process ended');
    for (const [sentence, times] of writes.wrong) wrong.push(`${times} times ${sentence}`);
    console.info(`  tried         ${writes.sent()} writes at 50 a second
  acknowledged  ${writes.acknowledged.length}
  lost          ${lost.length}
  doubled       ${doubled.length}
  unconfirmed   ${unconfirmed} were refused, but are in the database
  wrong         ${wrong.length}
  afterwards    prices stale for ${Math.round(staleMs)} ms at most; ${visitors.tally.sales.length} sales, ${account.lost.length} lost, ${account.doubled.length} doubled
  running       ${running.length} of ${shop.processes.length} processes since the start; load average ${loadavg()[0]?.toFixed(1)}`);
    const figures = {
      tried: writes.sent() + visitors.tally.tried,
      lost: [...account.lost, ...lost],
      doubled: [...account.doubled, ...doubled],
      wrong,
      longestGapMs: writes.longestGapMs(),
    };
    for (const sentence of sentencesOf(figures)) console.info(`    ${sentence}`);
    return figures;
  } finally {
    await shop.close();
  }
}

type Scene = { cluster: Cluster; shop: GamedayShop; writes: SteadyWrites };

async function liveThrough({ how, role }: Incident, { cluster, shop, writes }: Scene) {
  const node = await cluster.findNode(role);
  writes.takeSpan();
  const since = performance.now();
  const seconds = () => ((performance.now() - since) / 1000).toFixed(1);
  await node.fail(how);
  await cluster.untilReplaced(node, role);
  await writes.untilAcknowledged(recoveryMs);
  await untilReady(shop);
  const back = seconds();
  await node.mend(how);
  await cluster.untilWhole();
  const whole = seconds();
  await untilReady(shop);
  await Bun.sleep(2000);
  const { longestGapMs, refused, slowestMs } = writes.takeSpan();
  const name = failures[how].replace('{}', what[role]).padEnd(32);
  const gap = (longestGapMs / 1000).toFixed(1);
  const slowest = (slowestMs / 1000).toFixed(1);
  const cells = [gap.padStart(5), back.padStart(6), whole.padStart(7), String(refused).padStart(7)];
  console.info(`  ${name}${cells.join('  ')}  ${slowest.padStart(9)}`);
}

async function untilReady({ processes }: GamedayShop): Promise<void> {
  const deadline = performance.now() + recoveryMs;
  for (const { url } of processes) {
    while ((await fetch(`${url}/api/ready`)).status !== 200) {
      if (performance.now() > deadline) throw new Error(`${url} did not become ready again`);
      await Bun.sleep(200);
    }
  }
}

async function openTickets(visitors: Visitors): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < ticketCount; index += 1) {
    const body = {
      ...{ customerType: 'new', inquiryType: 'Pricing Questions' },
      ...{
        email: `guest-${index}@example.com`,
        subject: 'What does it cost?',
        message: 'A month.',
      },
    };
    const response = await visitors.send('POST', '/api/support', { body });
    ids.push((await response.json()).ticketId);
  }
  return ids;
}

async function compare({ db }: GamedayShop, { acknowledged }: SteadyWrites) {
  const rows = await db
    .select({ text: ticketMessages.message, count: sql`count(*)`.mapWith(Number) })
    .from(ticketMessages)
    .where(sql`${ticketMessages.internal}`)
    .groupBy(ticketMessages.message);
  const stored = new Set(rows.map(({ text }) => text));
  return {
    lost: acknowledged.filter((text) => !stored.has(text)),
    doubled: rows.filter(({ count }) => count > 1).map(({ text }) => text),
    unconfirmed: stored.size - acknowledged.length,
  };
}
