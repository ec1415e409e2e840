import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { orders as orderTable } from '#db/schema/orders';
import { settleAccounts } from './account.ts';
import { type Act, addProduct } from './acts.ts';
import { copyOrders } from './copy-orders.ts';
import { type EarlierVersion, listEarlierVersions, unpackVersion } from './earlier-version.ts';
import { addUp, type Figures, sentencesOf } from './figures.ts';
import { project } from './processes.ts';
import { openGamedayShop } from './shop.ts';
import type { StepOptions } from './step.ts';
import { createVisitors } from './visitors.ts';
import { formatLocks, watchLocks } from './watch-locks.ts';

const versions = 2;
const shortOrders = 100_000;
/** How long the old code sells on the new tables. */
const overlapMs = 5000;
const buyers = 4;
/** Not the default, which may be right by chance. */
const promisedHours = 72;
/** docs/deployment.md says that old processes can’t sell on it with another promise than 48 hours. */
const needsDefaultPromise = '0054_promised_hours';

/**
 * Upgrades a shop from each of the last versions while visitors buy: migrations first, then one
 * process after another. `args`: how many orders there are before.
 */
export async function liveThroughUpgrades({ isShort, args }: StepOptions): Promise<Figures> {
  const orders = Number(args[0] ?? (isShort ? shortOrders : 0));
  const all: Figures[] = [];
  for (const commit of await listEarlierVersions(isShort ? 1 : versions)) {
    const version = await unpackVersion(commit);
    try {
      all.push(await upgradeFrom(version, orders));
    } finally {
      version.remove();
    }
  }
  return addUp(all);
}

async function upgradeFrom({ name, folder }: EarlierVersion, orders: number): Promise<Figures> {
  console.info(`  Upgrade from ${name}`);
  const known = readMigrations(folder);
  const pending = readMigrations(project).filter((migration) => !known.includes(migration));
  const hours = pending.includes(needsDefaultPromise) ? 48 : promisedHours;
  const shop = await openGamedayShop(['all', 'all'], { folder });
  try {
    const visitors = createVisitors(shop.balancer.url);
    const { tally } = visitors;
    const act = { shop, visitors };
    const { id, cookie } = await addProduct(act);
    await promise(act, hours, cookie);
    await visitors.buy(id);
    await copyOrders(shop.db, orders);
    const before = await shop.db.$count(orderTable);
    const watcher = await watchLocks(shop.databaseUrl);
    let migratedMs = 0;
    let gapMs = 0;
    let soldBefore = 0;
    const upgrade = async () => {
      await Bun.sleep(1000);
      tally.longestGapMs = 0;
      const startedAt = performance.now();
      await shop.migrate();
      migratedMs = performance.now() - startedAt;
      await Bun.sleep(500);
      gapMs = tally.longestGapMs;
      soldBefore = tally.sales.length;
      await Bun.sleep(overlapMs);
      soldBefore = tally.sales.length - soldBefore;
      for (const process of shop.processes) {
        await process.end('SIGTERM');
        await process.start();
      }
      await Bun.sleep(1000);
    };
    await visitors.buyUntil(upgrade(), id, buyers);
    const locks = await watcher.stop();
    const { lost, doubled } = await settleAccounts(shop, tally);
    const wrong = [...tally.wrong, ...(await findMovedDeadlines(act, hours))];
    if (soldBefore === 0) wrong.push('the old code sold nothing on the new tables');
    const figures: Figures = {
      ...{ tried: tally.tried, lost, doubled, wrong, longestGapMs: tally.longestGapMs },
    };
    console.info(`  migrations   ${pending.join(', ')}
  orders       ${before} before, promised within ${hours} hours
  migrated     in ${Math.round(migratedMs)} ms, with at most ${Math.round(gapMs)} ms without a response
  sold         ${soldBefore} by the old code on the new tables
  tried        ${tally.tried} sales, ${tally.sales.length} paid
  repeated     ${tally.retried} requests
  lost         ${lost.length}
  doubled      ${doubled.length}
  wrong        ${wrong.length}
  load average ${loadavg()[0]?.toFixed(1)}
  longest gap  ${Math.round(tally.longestGapMs)} ms without a response`);
    for (const line of [...formatLocks(locks), ...sentencesOf(figures)])
      console.info(`    ${line}`);
    return figures;
  } finally {
    await shop.close();
  }
}

/** Changes the hours that new orders are promised. */
async function promise({ visitors }: Act, withinHours: number, cookie: string): Promise<void> {
  const path = '/api/admin/settings';
  const sections: Section[] = await (await visitors.send('GET', path, { cookie })).json();
  const { version, value } = sections.find(({ section }) => section === 'delivery') ?? {};
  const body = { section: 'delivery', version, value: { ...value, withinHours } };
  const changed = await visitors.send('PATCH', path, { body, cookie });
  if (!changed.ok) throw new Error(await changed.text());
}

type Section = { section: string; version: number; value: object };

/** Orders whose deadline isn't that many hours after their payment. */
async function findMovedDeadlines({ shop, visitors }: Act, hours: number): Promise<string[]> {
  const due = sql`coalesce(clock_start_at, paid_at) + make_interval(hours => promised_hours)`;
  const rows = await shop.db
    .select({ orderId: orderTable.orderId })
    .from(orderTable)
    .where(sql`paid_at is not null and ${due} <> paid_at + make_interval(hours => ${hours})`);
  const sold = new Set(visitors.tally.sales.map(({ orderId }) => orderId));
  return rows
    .filter(({ orderId }) => sold.has(orderId))
    .map(({ orderId }) => `the deadline of ${orderId} isn’t ${hours} hours after its payment`);
}

function readMigrations(folder: string): string[] {
  const file = join(folder, 'db/migrations/meta/_journal.json');
  const { entries }: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  return entries.map(({ tag }) => tag);
}
