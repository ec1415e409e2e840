import { expect, test } from 'bun:test';
import { desc, sql } from 'drizzle-orm';
import { products } from '../schema/products.ts';
import { testDatabase } from '../testing/database.ts';
import { seedCatalog } from './catalog.ts';

const database = testDatabase();

test('seeds an empty shop once, and leaves a shop without products empty', async () => {
  const { db } = database();
  // An attempt that failed has used numbers of the sequence.
  await db.execute(sql`select setval('products_position_seq', 40)`);
  expect(await seedCatalog(db, new Date())).toBe(true);
  const seeded = await db.select().from(products).orderBy(desc(products.position));
  expect(seeded.map(({ position }) => position)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(seeded[0]?.title).toBe('Saltmarsh');
  expect(seeded).toHaveLength(9);
  expect(seeded.every(({ pictures }) => pictures.length >= 3)).toBe(true);
  expect(seeded.filter((product) => product.annualPrice !== null)).toHaveLength(7);
  expect(seeded.filter((product) => product.featured)).toHaveLength(4);
  expect(seeded.filter((product) => !product.active)).toHaveLength(1);
  const asked = seeded.map(({ briefSections }) => briefSections?.map(({ id }) => id).join());
  expect(new Set(asked).size).toBe(9);
  expect(asked).not.toContain(undefined);

  expect(await seedCatalog(db, new Date())).toBe(false);
  await db.execute(sql`delete from products`);
  expect(await seedCatalog(db, new Date())).toBe(false);
  expect(await db.select().from(products)).toHaveLength(0);
});
