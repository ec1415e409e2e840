import { afterAll, beforeAll } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { buildWhatIsStale } from '#api/commands/build';
import { loadBuiltPages } from '#api/pages/built';
import { readSettings } from '#api/platform/settings';
import { openShop, type ShopOptions } from '#api/shop';
import { launchChromium } from './chromium.ts';
import { keepFolder } from './keep-folder.ts';

const openingMs = 120_000;

type Pages = ShopOptions['pages'];

export type ShopUnderTest = Awaited<ReturnType<typeof open>>;

/** The whole shop as a customer meets it, with the pinned browser, for one file of journeys. */
export function shopUnderTest(): () => ShopUnderTest {
  let shop: ShopUnderTest | undefined;
  beforeAll(async () => {
    shop = await open();
  }, openingMs);
  afterAll(() => shop?.close(), openingMs);
  return () => {
    if (!shop) throw new Error('The shop opens before the first journey, not sooner');
    return shop;
  };
}

async function open() {
  await buildWhatIsStale(() => {});
  const pages = await loadBuiltPages();
  filled ??= fillOnce(pages);
  const layOut = await filled;
  const dataDir = newFolder();
  layOut(dataDir);
  const port = await freePort();
  const settings = settingsOf(dataDir, port);
  const faults: string[] = [];
  const log = (line: string) => {
    if (!isSecurityEvent(line)) faults.push(line);
  };
  const shop = await openShop({ settings, pages, log, ...quietly });
  shop.app.listen({ port, hostname: '127.0.0.1', reusePort: false, idleTimeout: 60 });
  const { sandbox } = shop;
  if (!sandbox) throw new Error('The journeys pay in the sandbox');
  const browser = await launchChromium();
  return {
    url: settings.baseUrl,
    /** Where the shop keeps what it hands to whoever runs it. */
    dataDir,
    db: shop.database.db,
    sandbox,
    faults,
    visit: (options?: BrowserContextOptions) => visit(browser, settings.baseUrl, options),
    async close() {
      await browser.close();
      shop.release();
      await shop.app.server?.stop(true);
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Filling a shop takes longer than many a journey: it is done for the first file, and kept. */
let filled: Promise<(dataDir: string) => void> | undefined;

async function fillOnce(pages: Pages) {
  const dataDir = newFolder();
  const settings = settingsOf(dataDir, await freePort());
  const shop = await openShop({ settings, pages, log: () => {}, ...quietly });
  await shop.stop();
  const layOut = keepFolder(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return layOut;
}

/** Each is a line of JSON in the same log. */
function isSecurityEvent(line: string): boolean {
  return line.startsWith('{"event":');
}

/** Demos elsewhere have no address here: nothing but loopback is called. */
const lookUp = async () => [];

const quietly = { now: () => new Date(), say: () => {}, lookUp };

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'journey-'));
}

function settingsOf(dataDir: string, port: number) {
  return readSettings({ DATA_DIR: dataDir, PORT: String(port), SANDBOX_PORT: '0' });
}

/** A visitor of their own; `troubles` gathers what the browser complained about. */
async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(15_000);
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
