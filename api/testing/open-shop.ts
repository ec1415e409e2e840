import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#api/platform/settings';
import type { PageSource } from '../pages/routes.ts';
import { openShop, type ShopOptions } from '../shop.ts';

/** Empty pages, because these tests do not cover page rendering. */
const emptyPages: PageSource = {
  renderer: {
    inlineScripts: [],
    routePatterns: [],
    pageKey: () => null,
    render: async () => ({ status: 404, html: 'No such page', key: null }),
    renderErrorPage: () => 'Broken',
    checkBrand: () => [],
  },
  assetsOf: () => ({ scripts: [], styles: [], fonts: [] }),
  staticFile: () => null,
  scriptHashes: [],
  peerOf: () => '127.0.0.1',
};

/** Opens a whole shop from settings, as the process does, with its own data folder. */
export async function anOpenShop(
  environment: Record<string, string> = {},
  logger: Partial<Pick<ShopOptions, 'log' | 'writeRequest' | 'tracing'>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'open-shop-'));
  const dataDir = environment.DATA_DIR ?? folder;
  const said: string[] = [];
  const shop = await openShop({
    settings: readSettings({
      DEMO_DATA: 'off',
      SANDBOX_PORT: '0',
      ...environment,
      DATA_DIR: dataDir,
    }),
    pages: emptyPages,
    now: () => new Date(),
    say: (line) => said.push(line),
    log: () => {},
    ...logger,
  });
  return {
    ...shop,
    dataDir,
    said,
    async close() {
      shop.release();
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
