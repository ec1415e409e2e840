import { expect, setDefaultTimeout, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import { buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { reconciliations } from '#db/schema/reconciliations';
import { createSecondProcess } from './testing/second-process.ts';

const shop = testShop();
setDefaultTimeout(20_000);

test.each(['run', 'resume'] as const)(
  'clears the error of a stopped run as soon as it continues: %s',
  async (takeUp) => {
    const { db, provider, reconciliation } = shop();
    await buy(shop(), '');
    await db.insert(reconciliations).values({ startedAt: new Date(), error: 'It was down.' });
    const told: (string | null | undefined)[] = [];
    const other = createSecondProcess(shop(), {
      async subscription(id) {
        told.push((await reconciliation.last())?.error);
        return provider.subscription(id);
      },
    });
    await other[takeUp]();
    expect(new Set(told)).toEqual(new Set([null]));
    expect((await reconciliation.last())?.finishedAt).not.toBeNull();
  },
);

test('starts a run when the open one finishes at the same moment', async () => {
  const { db } = shop();
  const startedAt = new Date('2026-01-15T12:00:00Z');
  const [ending] = await db.insert(reconciliations).values({ startedAt }).returning();
  // As if another process finished the run after it blocked a new one.
  await db.execute(sql`create function end_run() returns trigger language plpgsql as $$ begin
    update reconciliations set finished_at = now() where started_at = '2026-01-15T12:00:00Z';
    return null;
  end $$`);
  await db.execute(sql`create trigger end_run after insert on reconciliations
    for each statement execute function end_run()`);
  const { cookie } = await shop().signIn({ isAdmin: true });
  const begun = await shop().post('/api/admin/reconciliation', {}, { cookie });
  expect(begun.status).toBe(201);
  expect((await begun.json()).startedAt).not.toBe(startedAt.toISOString());
  const ended = await db.query.reconciliations.findFirst({
    where: eq(reconciliations.id, ending?.id ?? 0),
  });
  expect(ended?.finishedAt).not.toBeNull();
});
