import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { $ } from 'bun';
import { settleAccounts } from './account.ts';
import { addProduct } from './acts.ts';
import type { Outcome } from './outcome.ts';
import { project } from './processes.ts';
import { openGamedayShop } from './shop.ts';
import { createVisitors } from './visitors.ts';

const journal = 'db/migrations/meta/_journal.json';
/** How long the old code sells on the new tables. */
const overlapMs = 5000;
const buyers = 4;

/**
 * Upgrades a shop from the last version with other migrations, or from a commit, while visitors buy:
 * migrations first, then one process after another.
 */
export async function liveThroughUpgrade(asked?: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'gameday-version-'));
  try {
    const newest = (await $`git log -n 1 --format=%H -- ${journal}`.cwd(project).text()).trim();
    const commit = asked ?? `${newest}~1`;
    await $`git -C ${project} archive ${commit} | tar -x -C ${folder}`;
    await $`${process.execPath} install --frozen-lockfile --silent`.cwd(folder).quiet();
    await $`${process.execPath} run build`.cwd(folder).quiet();
    const known = readMigrations(folder);
    const pending = readMigrations(project).filter((migration) => !known.includes(migration));
    console.info(`  from ${commit}\n  migrations: ${pending.join(', ')}`);
    return await upgradeFrom(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function upgradeFrom(folder: string): Promise<Outcome> {
  const shop = await openGamedayShop(['all', 'all'], { folder });
  try {
    const visitors = createVisitors(shop.web.map(({ url }) => url));
    const { tally } = visitors;
    const { id } = await addProduct({ shop, visitors });
    let soldByOldCode = 0;
    const upgrade = async () => {
      await shop.migrate();
      const before = tally.sales.length;
      await Bun.sleep(overlapMs);
      soldByOldCode = tally.sales.length - before;
      for (const process of shop.processes) {
        await process.end('SIGTERM');
        await process.start();
      }
      await Bun.sleep(1000);
    };
    await visitors.buyUntil(upgrade(), id, buyers);
    const { longestGapMs } = tally;
    const { lost, doubled } = await settleAccounts(shop, tally);
    console.info(`  ${soldByOldCode} sales by the old code on the new tables`);
    const idle = soldByOldCode === 0 ? ['the old code sold nothing on the new tables'] : [];
    return {
      tried: tally.tried,
      lost,
      doubled,
      wrong: [...tally.wrong, ...idle],
      longestGapMs,
    };
  } finally {
    await shop.close();
  }
}

function readMigrations(folder: string): string[] {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, journal), 'utf8'),
  );
  return entries.map(({ tag }) => tag);
}
