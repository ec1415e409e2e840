import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#api/platform/settings';
import type { PageSource } from '../pages/routes.ts';
import { openShop } from '../shop.ts';

/** Pages that hold nothing: what is tested lies beside them. */
const emptyPages: PageSource = {
  renderer: {
    earlyEventsScript: '',
    pageKey: () => null,
    render: async () => ({ status: 404, html: 'No such page' }),
    renderErrorPage: () => 'Broken',
  },
  assetsOf: () => ({ entry: null, styles: [], preloads: [], fonts: [] }),
  staticFile: () => null,
  scriptHashes: [],
  peerOf: () => '127.0.0.1',
};

/** A whole shop as the process opens it, from settings, in a data folder of its own. */
export async function anOpenShop(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'open-shop-'));
  const dataDir = environment.DATA_DIR ?? folder;
  const said: string[] = [];
  const shop = await openShop({
    settings: readSettings({
      ...{ DEMO_DATA: 'off', SANDBOX_PORT: '0', ...environment, DATA_DIR: dataDir },
    }),
    pages: emptyPages,
    now: () => new Date(),
    say: (line) => said.push(line),
    log: () => {},
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
