import { loadavg } from 'node:os';
import { buildIfStale } from '#api/pages/build-if-stale';
import { settleAccounts } from './account.ts';
import {
  addProduct,
  editPrices,
  guessPasswords,
  replaceProcesses,
  sellFirst,
  useSessions,
} from './acts.ts';
import { hasBalancer } from './balancer.ts';
import { missingParts } from './cluster.ts';
import { liveThroughFailovers } from './failover.ts';
import type { Role } from './processes.ts';
import { openGamedayShop } from './shop.ts';
import { liveThroughUpgrades } from './upgrade.ts';
import { createVisitors } from './visitors.ts';

/** The processes of each run. `bun run gameday 2` runs the one with two. */
const runs: Role[][] = [
  ['all', 'all'],
  ['web', 'web', 'worker', 'all'],
  ['web', 'web', 'web', 'web', 'web', 'web', 'worker', 'all'],
];
/** How long every process may typically take to show a change after it was confirmed. */
const maxSeenMs = 100;
const [argument, amount] = process.argv.slice(2);

if (!hasBalancer) {
  console.info('Skipped: the game day needs HAProxy. Install Debian’s package haproxy.');
  process.exit(0);
}
if (argument === 'failover' && missingParts.length > 0) {
  console.info(
    `Skipped: the failover needs ${missingParts.join(' and ')}. Install Debian’s packages patroni and etcd-server.`,
  );
  process.exit(0);
}
await buildIfStale(console.info);
if (argument === 'failover') process.exit((await liveThroughFailovers()) ? 0 : 1);
if (argument === 'upgrade') process.exit((await liveThroughUpgrades(Number(amount ?? 0))) ? 0 : 1);
let isGood = true;
for (const roles of runs.filter(({ length }) => !argument || Number(argument) === length))
  isGood = (await live(roles)) && isGood;
process.exit(isGood ? 0 : 1);

/** Lives through a day with these processes. Returns whether nothing was lost, doubled or wrong. */
async function live(roles: Role[]): Promise<boolean> {
  console.info(`\n${roles.length} processes: ${roles.join(', ')}`);
  const shop = await openGamedayShop(roles);
  try {
    const visitors = createVisitors(shop.balancer.url);
    const { tally } = visitors;
    const act = { shop, visitors };
    const { id, cookie } = await addProduct(act);
    await step('First sales of a product', () => sellFirst(act, id));
    let edited = { staleMs: 0, typicalMs: 0, longestMs: 0 };
    await step('Price edits', async () => {
      edited = await editPrices(act, id, cookie);
      const { typicalMs } = edited;
      if (typicalMs > maxSeenMs) tally.wrong.push(`seen after ${Math.round(typicalMs)} ms`);
    });
    await step('Sessions', () => useSessions(act));
    await step('Limits', () => guessPasswords(act));
    tally.longestGapMs = 0;
    await step('One killed and started, then all replaced', () => replaceProcesses(act, id));
    const { lost, doubled } = await settleAccounts(shop, tally);
    console.info(`  tried        ${tally.tried} sales, ${tally.sales.length} paid
  repeated     ${tally.retried} requests
  lost         ${lost.length}
  doubled      ${doubled.length}
  wrong        ${tally.wrong.length}
  load average ${loadavg()[0]?.toFixed(1)}
  longest gap  ${Math.round(tally.longestGapMs)} ms without a response
  stale        ${Math.round(edited.staleMs)} ms after a price edit at most
  seen         ${Math.round(edited.typicalMs)} ms after it in all processes (median), at most ${Math.round(edited.longestMs)} ms`);
    for (const sentence of [...lost, ...doubled, ...tally.wrong]) console.info(`    ${sentence}`);
    return lost.length + doubled.length + tally.wrong.length === 0;
  } finally {
    await shop.close();
  }
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.info(`  ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}
