import { readManifest } from './build.ts';
import { pageBudgets } from './page-budgets.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import type { Row, Unit } from './row.ts';
import type { BenchShop } from './shop.ts';

const parts: [part: keyof PageWeight, name: string, unit: Unit][] = [
  ['requests', 'requests', ''],
  ['blockingStyles', 'blocking style sheets', ''],
  ['scriptKb', 'scripts', 'kB'],
  ['firstScriptKb', 'scripts before hydration', 'kB'],
];

/** The home page may weigh this at most, whatever its budget is today. */
const homeGoals: Partial<PageWeight> = {
  requests: 12,
  blockingStyles: 1,
  scriptKb: 118,
  firstScriptKb: 2,
};

/** Requests and bytes of each public page. The goal of the other pages is their budget. */
export async function measureWeights(shop: BenchShop): Promise<Row[]> {
  const manifest = await readManifest();
  const rows: Row[] = [];
  for (const [page, { page: publicPage, budget }] of Object.entries(pageBudgets)) {
    const weight = await weighPage(publicPage, {
      manifest,
      html: new TextDecoder().decode(await read(shop, publicPage.path, 'identity')),
      read: (path) => read(shop, path, 'br'),
    });
    const goals = { ...budget, ...(page === 'home' && homeGoals) };
    for (const [part, name, unit] of parts) {
      rows.push({ name: `${page}: ${name}`, measured: weight[part], unit, bound: goals[part] });
    }
  }
  return rows;
}

async function read({ server }: BenchShop, path: string, encoding: string): Promise<Uint8Array> {
  const headers = { 'accept-encoding': encoding };
  const response = await fetch(server().url + path, { headers, decompress: false });
  return response.bytes();
}
