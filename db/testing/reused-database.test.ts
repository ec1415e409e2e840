import { expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { aProduct } from '#api/testing/a-product';
import { auditEntries } from '../schema/audit-entries.ts';
import { products } from '../schema/products.ts';
import { openTestDatabase } from './database.ts';
import { borrowDatabase } from './reused-database.ts';

test('a database that was given back is like a new one', async () => {
  const first = await openTestDatabase();
  let heard = 0;
  await first.listen('catalog', () => heard++);
  const { id } = await aProduct(first, {});
  await first.db.insert(auditEntries).values({
    actorId: 1,
    actorName: 'Ada',
    verb: 'product.created',
    subjectId: id,
    subjectName: 'Saltmarsh',
  });
  await first.db.execute(sql`update day_zone set zone = 'Asia/Tokyo'`);
  await first.db.execute(sql`set time zone 'Asia/Tokyo'`);
  await first.close();
  const heardBefore = heard;

  const second = await borrowDatabase(() => Promise.reject(new Error('A second one was opened')));
  expect(await second.db.select().from(products)).toEqual([]);
  expect(await second.db.select().from(auditEntries)).toEqual([]);
  expect((await aProduct(second, {})).id).toBe(id);
  const zones = await second.db.execute(
    sql`select zone, current_setting('timezone') as session from day_zone`,
  );
  expect(zones).toMatchObject({
    rows: [{ zone: 'UTC', session: expect.not.stringMatching('Tokyo') }],
  });
  await second.db.execute(sql`notify catalog, 'to all'`);
  expect(heard).toBe(heardBefore);
  await expect(aProduct(first, {})).rejects.toThrow();

  await second.db.execute(sql`alter table products add column later text`);
  await second.close();
  const third = await openTestDatabase();
  await expect(third.db.execute(sql`select later from products`).execute()).rejects.toThrow();
  await third.close();
}, 60_000);
