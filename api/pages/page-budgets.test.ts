import { beforeAll, expect, test } from 'bun:test';
import { Elysia } from 'elysia';
import { createProductReader } from '#api/catalog/products/repository';
import { testShop } from '#api/testing/shop';
import { products } from '#db/schema/products';
import { seedCatalog } from '#db/seed/catalog';
import { createAnswerCache } from './answer-cache.ts';
import { buildIfStale } from './build-if-stale.ts';
import { loadBuiltPages } from './built.ts';
import { pageRoutes } from './routes.ts';
import { pageBudgets } from './testing/page-budgets.ts';
import { type PageWeight, readManifest, weighPage } from './testing/page-weight.ts';

const shop = testShop();
let get: (path: string, encoding: string) => Promise<Response>;

beforeAll(async () => {
  await buildIfStale(() => {});
  const at = new Date('2026-01-15T12:00:00Z');
  await seedCatalog(shop().db, at);
  // The time is part of the pages, so another one would compress to another size.
  await shop().db.update(products).set({ updatedAt: at });
  const app = new Elysia().use(
    pageRoutes({
      baseUrl: 'https://shop.example',
      pages: await loadBuiltPages(),
      cache: createAnswerCache(),
      products: createProductReader({ db: shop().db }),
      readApi: (path) => shop().get(path),
      settings: shop().shopSettings,
      roleOf: async () => 'visitor',
      log: () => {},
    }),
  );
  get = (path, encoding) =>
    app.handle(
      new Request(`http://localhost${path}`, { headers: { 'accept-encoding': encoding } }),
    );
}, 120_000);

/** The names of a build's files differ from machine to machine, and so do their compressed bytes. */
const noiseKb = 0.2;

test.each(Object.entries(pageBudgets))(
  '%s stays within its budget',
  async (_page, { page, budget }) => {
    const weight = await weighPage(page, {
      manifest: await readManifest(),
      html: await (await get(page.path, 'identity')).text(),
      read: async (path) => new Uint8Array(await (await get(path, 'br')).arrayBuffer()),
    });
    const parts = Object.keys(budget) as (keyof PageWeight)[];
    const exceeded = parts.filter((part) => weight[part] > budget[part] + noiseKb);
    expect(exceeded.map((part) => `${part}: ${weight[part]} of ${budget[part]}`)).toEqual([]);
  },
);
