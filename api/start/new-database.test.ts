import { afterAll, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#db/embedded';
import { newDatabaseFor, packNewDatabase } from './open-database.ts';

setDefaultTimeout(60_000);
const folder = mkdtempSync(join(tmpdir(), 'new-database-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a new folder starts from the packed database, and one that is in use keeps its own', async () => {
  await packNewDatabase();
  const packed = newDatabaseFor(folder);
  expect(packed).toBeDefined();
  const first = await openEmbedded({ folder, snapshot: packed });
  await first.engine.client.exec('create table kept (word text)');
  await first.close();
  expect(newDatabaseFor(folder)).toBeUndefined();
  const again = await openEmbedded({ folder, snapshot: newDatabaseFor(folder) });
  expect((await again.engine.client.query('select * from kept')).rows).toEqual([]);
  await again.close();
});
