import { readManifest } from '#api/pages/testing/page-weight';
import { compareWithRaw, type Load } from './load.ts';
import type { Row } from './row.ts';
import type { BenchShop } from './shop.ts';

/** What the server answers most, compared with a raw server that sends the same bytes. */
export async function measureServed(shop: BenchShop, quick: boolean): Promise<Row[]> {
  const entry = Object.values(await readManifest()).find(({ isEntry }) => isEntry);
  const cases: [name: string, load: Load, bound: number][] = [
    ['cached page: home', { path: '/' }, 0.6],
    ['cached page: product', { path: '/products/1' }, 0.6],
    ['cached page: product checkout', { path: '/checkout/product/1' }, 0.6],
    ['cached page: terms', { path: '/terms-of-service' }, 0.6],
    ['built asset', { path: `/${entry?.file}` }, 0.6],
    ['GET /api/products', { path: '/api/products' }, 0.5],
    ['not-found page', { path: '/missing/', isDistinct: true }, 0.07],
    ['unknown product', { path: '/checkout/product/none', isDistinct: true }, 0.07],
  ];
  const rows: Row[] = [];
  for (const [name, load, bound] of cases) {
    const { rate, ratio } = await compareWithRaw(shop.server(), load, quick);
    rows.push({ name, measured: rate, unit: 'per CPU-second', ratio, bound, atLeast: true });
  }
  return rows;
}
