import { afterAll, beforeAll } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { createFirstAdmin } from '#api/identity/accounts/first-admin';
import { createPasswords } from '#api/identity/accounts/passwords';
import { buildIfStale } from '#api/pages/build-if-stale';
import { loadBuiltPages } from '#api/pages/built';
import { readSettings } from '#api/platform/settings';
import { openShop, type ShopOptions } from '#api/shop';
import { freePort } from '#api/testing/free-port';
import { launchChromium } from './chromium.ts';
import { createShopDatabase, type ShopDatabase } from './shop-database.ts';
import { snapshotFolder } from './snapshot-folder.ts';

const openingMs = 120_000;

type Pages = ShopOptions['pages'];

export type ShopUnderTest = Awaited<ReturnType<typeof open>>;

/** What the shop reaches of the network: nothing by default. */
type Network = Pick<ShopOptions, 'lookUp' | 'probe'>;

/** Runs the whole shop with the pinned browser for one test file, on the database of the environment. */
export function shopUnderTest(network: Network = {}): () => ShopUnderTest {
  let shop: ShopUnderTest | undefined;
  beforeAll(async () => {
    shop = await open(network);
  }, openingMs);
  afterAll(() => shop?.close(), openingMs);
  return () => {
    if (!shop) throw new Error('The shop is available inside tests only');
    return shop;
  };
}

async function open(network: Network) {
  await buildIfStale(() => {});
  const pages = await loadBuiltPages();
  seeded ??= seedOnce(pages);
  const restore = await seeded;
  const dataDir = newFolder();
  const database = await restore(dataDir);
  const port = freePort();
  const settings = settingsOf(dataDir, port, database);
  const faults: string[] = [];
  const log = (line: string) => {
    if (!isSecurityEvent(line)) faults.push(line);
  };
  const shop = await openShop({ settings, pages, log, ...quietOptions, ...network });
  shop.app.listen({ port, hostname: '127.0.0.1', reusePort: false, idleTimeout: 60 });
  const { sandbox } = shop;
  if (!sandbox) throw new Error('The journeys pay in the sandbox');
  const browser = await launchChromium();
  return {
    url: settings.baseUrl,
    /** The shop's data folder. */
    dataDir,
    database: shop.database,
    db: shop.database.db,
    sandbox,
    /** The checks of live websites, which run every minute. */
    siteChecks: shop.services.siteChecks,
    faults,
    visit: (options?: BrowserContextOptions) => visit(browser, settings.baseUrl, options),
    async close() {
      await browser.close();
      shop.release();
      await shop.app.server?.stop(true);
      await shop.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Seeding takes longer than many journeys, so it is done once, and its folder and database are copied. */
let seeded: Promise<(dataDir: string) => Promise<ShopDatabase>> | undefined;

async function seedOnce(pages: Pages) {
  const dataDir = newFolder();
  const database = await createShopDatabase();
  const settings = settingsOf(dataDir, freePort(), database);
  const shop = await openShop({ settings, pages, log: () => {}, ...quietOptions });
  // With a server, a command does this.
  if (settings.databaseUrl) await createFirstAdmin(shop.database.db, createPasswords(), dataDir);
  await shop.stop();
  const restore = snapshotFolder(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return (target: string) => {
    restore(target);
    return database.copy();
  };
}

/** Security events are lines of the same log. */
function isSecurityEvent(line: string): boolean {
  return line.startsWith('security: ');
}

/** Resolves no host names, so that only loopback addresses are called. */
const lookUp = async () => [];

const quietOptions = { now: () => new Date(), say: () => {}, lookUp, resolveRecords: lookUp };

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'journey-'));
}

function settingsOf(dataDir: string, port: number, database: ShopDatabase) {
  const own = { DATA_DIR: dataDir, PORT: String(port), SANDBOX_PORT: '0' };
  return readSettings({ ...own, ...database.settings });
}

/** A visitor with their own browser context. `troubles` collects browser errors and warnings. */
async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  // Three files at a time share two cores, perhaps with other programs.
  context.setDefaultTimeout(30_000);
  const troubles = listen(context);
  return { context, page: await context.newPage(), troubles, leave: () => context.close() };
}

function listen(context: BrowserContext): string[] {
  const troubles: string[] = [];
  context.on('weberror', (error) => troubles.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  return troubles;
}
