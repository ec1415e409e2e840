import { expect, mock, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { legalVersions } from '#db/schema/legal-versions';
import { testDatabase } from '#db/testing/database';
import { watchLegalStarts } from './watch-starts.ts';

const database = testDatabase();

async function schedule(version: string, inMs: number): Promise<Date> {
  const startsAt = new Date(Date.now() + inMs);
  const text = 'Our terms.\n\n## Delivery\n\nSoon.';
  const by = { shopName: 'Ebbe Studio', publishedBy: 'Ada Lovelace' };
  await database()
    .db.insert(legalVersions)
    .values({ document: 'terms', version, text, ...by, startsAt });
  return startsAt;
}

async function watching(onStart: () => void) {
  const log = mock();
  const deps = { database: database(), onStart, now: () => new Date(), log };
  return { log, ...(await watchLegalStarts(deps)) };
}

test('tells once when a version starts that was scheduled later', async () => {
  const started = Promise.withResolvers<number>();
  const onStart = mock(() => started.resolve(Date.now()));
  const { log, close } = await watching(onStart);
  const startsAt = await schedule('2026-02-01', 400);
  expect(onStart).not.toHaveBeenCalled();
  expect(await started.promise).toBeGreaterThanOrEqual(startsAt.getTime());
  await Bun.sleep(100);
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
  await close();
});

test('tells nothing of a version that was withdrawn, or after it was closed', async () => {
  const onStart = mock();
  const { close } = await watching(onStart);
  await schedule('2026-03-01', 600);
  const { db } = database();
  const named = eq(legalVersions.version, '2026-03-01');
  await db.update(legalVersions).set({ withdrawnAt: new Date() }).where(named);
  await Bun.sleep(700);
  await schedule('2026-04-01', 300);
  await close();
  await Bun.sleep(400);
  expect(onStart).not.toHaveBeenCalled();
});
