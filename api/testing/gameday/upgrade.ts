import { loadavg } from 'node:os';
import { settleAccounts } from './account.ts';
import { addProduct } from './acts.ts';
import { copyOrders } from './copy-orders.ts';
import { type EarlierVersion, listEarlierVersions, unpackVersion } from './earlier-version.ts';
import { openGamedayShop } from './shop.ts';
import { createVisitors } from './visitors.ts';

const versions = 2;
/** How long the old code sells on the new tables. */
const overlapMs = 5000;
const buyers = 4;

/**
 * Upgrades a shop from each of the last versions while visitors buy: migrations first, then one
 * process after another. `orders`: how many there are before. Returns whether nothing was lost.
 */
export async function liveThroughUpgrades(orders: number): Promise<boolean> {
  let isGood = true;
  for (const commit of await listEarlierVersions(versions)) {
    const version = await unpackVersion(commit);
    try {
      isGood = (await upgradeFrom(version, orders)) && isGood;
    } finally {
      version.remove();
    }
  }
  return isGood;
}

async function upgradeFrom({ name, folder }: EarlierVersion, orders: number): Promise<boolean> {
  console.info(`\nUpgrade from ${name}`);
  const shop = await openGamedayShop(['all', 'all'], { folder });
  try {
    const visitors = createVisitors(shop.balancer.url);
    const { tally } = visitors;
    const { id } = await addProduct({ shop, visitors });
    await visitors.buy(id);
    await copyOrders(shop.db, orders);
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
    const { lost, doubled } = await settleAccounts(shop, tally);
    console.info(`  orders       ${orders} before
  migrated     in ${Math.round(migratedMs)} ms, with at most ${Math.round(gapMs)} ms without a response
  sold         ${soldBefore} by the old code on the new tables
  tried        ${tally.tried} sales, ${tally.sales.length} paid
  repeated     ${tally.retried} requests
  lost         ${lost.length}
  doubled      ${doubled.length}
  wrong        ${tally.wrong.length}
  load average ${loadavg()[0]?.toFixed(1)}
  longest gap  ${Math.round(tally.longestGapMs)} ms without a response`);
    for (const sentence of [...lost, ...doubled, ...tally.wrong]) console.info(`    ${sentence}`);
    return soldBefore > 0 && lost.length + doubled.length + tally.wrong.length === 0;
  } finally {
    await shop.close();
  }
}
