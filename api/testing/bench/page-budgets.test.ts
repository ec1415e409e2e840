import { beforeAll, expect, test } from 'bun:test';
import { Elysia } from 'elysia';
import { createProductReader } from '#api/catalog/products/repository';
import { createAnswerCache } from '#api/pages/answer-cache';
import { buildIfStale } from '#api/pages/build-if-stale';
import { loadBuiltPages } from '#api/pages/built';
import { pageRoutes } from '#api/pages/routes';
import { products } from '#db/schema/products';
import { seedCatalog } from '#db/seed/catalog';
import { testShop } from '../shop.ts';
import { readManifest } from './build.ts';
import { pageBudgets } from './page-budgets.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

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
