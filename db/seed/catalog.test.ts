import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { products } from '../schema/products.ts';
import { testDatabase } from '../testing/database.ts';
import { seedCatalog } from './catalog.ts';

const database = testDatabase();

test('seeds an empty shop once, and leaves a shop without products empty', async () => {
  const { db } = database();
  expect(await seedCatalog(db, new Date())).toBe(true);
  const seeded = await db.select().from(products);
  expect(seeded).toHaveLength(9);
  expect(seeded.filter((product) => product.annualPrice !== null)).toHaveLength(7);
  expect(seeded.filter((product) => product.featured)).toHaveLength(4);
  expect(seeded.filter((product) => !product.active)).toHaveLength(1);

  expect(await seedCatalog(db, new Date())).toBe(false);
  await db.execute(sql`delete from products`);
  expect(await seedCatalog(db, new Date())).toBe(false);
  expect(await db.select().from(products)).toHaveLength(0);
});
