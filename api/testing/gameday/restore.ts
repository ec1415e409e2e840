import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '#db/pool';
import { type OrderRow, orders } from '#db/schema/orders';
import { unmatchedSubscriptions } from '#db/schema/unmatched-subscriptions';
import { startPostgres } from '../../../.ci/postgres.ts';
import { cookieOf, password } from '../people.ts';
import { listCompleted } from './account.ts';
import { type Act, addProduct } from './acts.ts';
import type { Outcome } from './outcome.ts';
import { project } from './processes.ts';
import { type GamedayShop, openGamedayShop } from './shop.ts';
import { findLostFiles, type UploadedFile, uploadFiles } from './upload-files.ts';
import { createVisitors } from './visitors.ts';

const salesEach = 10;
const filesBefore = 3;

/**
 * Backs up a shop while it sells, sells on, destroys its database and its folder, restores the backup,
 * and sells again. Every payment has its order, or is listed for the admins.
 */
export async function restoreBackup(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'gameday-backups-'));
  const [to, keysTo] = [join(folder, 'data'), join(folder, 'keys')];
  const database = await startShopDatabase();
  const shop = await openGamedayShop(['all', 'all'], { startDatabase: async () => database });
  try {
    const visitors = createVisitors(shop.web.map(({ url }) => url));
    const act: Act = { shop, visitors };
    const { id } = await addProduct(act);
    const files = await uploadFiles(act, (made) => made === filesBefore);
    await buyMany(act, id);
    const backup = shop.command('backup', project, '--to', to, '--keys-to', keysTo);
    await visitors.buyUntil(backup, id, 2);
    await buyMany(act, id);
    const sold = await shop.db.select().from(orders);

    const destroyedAt = performance.now();
    await destroy(shop, database);
    const [name = ''] = readdirSync(to);
    const keys = join(keysTo, name);
    const said = await shop.command('restore', project, join(to, name), '--keys', keys);
    for (const process of shop.processes) await process.start();
    const awayMs = performance.now() - destroyedAt;
    await visitors.buy(id);

    const { lost, doubled, paid } = await compare(shop, sold);
    const lostFiles = await findLostFiles(act, await signInAgain(act, files));
    const { tried, wrong } = visitors.tally;
    console.info(`  ${said.split('\n').find((line) => line.includes('made after the backup'))}
  ${paid} payments at the provider`);
    return {
      tried: tried + files.length,
      lost: [...lost, ...lostFiles],
      doubled,
      wrong,
      longestGapMs: awayMs,
    };
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A Postgres whose database can be dropped and created again. */
async function startShopDatabase() {
  const server = await startPostgres();
  const admin = createPool(server.url, 1);
  await admin.query('create database shop');
  return {
    url: new URL('/shop', server.url).href,
    async destroy() {
      await admin.query('drop database shop with (force)');
      await admin.query('create database shop');
    },
    async stop() {
      await admin.end();
      await server.stop();
    },
  };
}

async function destroy(
  { processes, dataDir }: GamedayShop,
  database: { destroy(): Promise<void> },
): Promise<void> {
  for (const process of processes) await process.end('SIGKILL');
  await database.destroy();
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
}

async function buyMany({ visitors }: Act, productId: number): Promise<void> {
  for (let sale = 0; sale < salesEach; sale += 1) await visitors.buy(productId);
}

/** A restore signs everyone out. */
async function signInAgain({ visitors }: Act, files: UploadedFile[]): Promise<UploadedFile[]> {
  const body = { username: files[0]?.email, password };
  const cookie = cookieOf(await visitors.send('POST', '/api/login', { body }));
  return files.map((file) => ({ ...file, cookie }));
}

/** Compares the provider's payments with orders and with what is listed. `sold`: the orders before. */
async function compare(shop: GamedayShop, sold: OrderRow[]) {
  const sessions = await listCompleted(shop);
  const rows = await shop.db.select().from(orders);
  const listed = await shop.db.select().from(unmatchedSubscriptions);
  const known = [
    ...rows.filter((row) => row.paymentStatus === 'paid').map((row) => row.stripeSubscriptionId),
    ...listed.map((row) => row.subscriptionId),
  ];
  const numbers = new Map(sold.map((row) => [row.orderId, row.reference]));
  const isReused = (row: OrderRow) =>
    numbers.has(row.orderId) && numbers.get(row.orderId) !== row.reference;
  return {
    paid: sessions.length,
    lost: sessions
      .filter(({ subscription }) => !known.includes(subscription))
      .map(({ id }) => `the payment of ${id}`),
    doubled: [
      ...known
        .filter((id, index) => known.indexOf(id) !== index)
        .map((id) => `${id} is known twice`),
      ...rows.filter(isReused).map(({ orderId }) => `the order number ${orderId}`),
    ],
  };
}
