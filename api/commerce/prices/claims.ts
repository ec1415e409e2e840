import { and, eq, lt, sql } from 'drizzle-orm';
import { leaseMs } from '#api/platform/lease';
import type { Db } from '#db/client';
import { priceClaims } from '#db/schema/price-claims';
import { timeLeftMs } from '../payments/timeout.ts';

const leaseEnd = sql`now() + ${leaseMs} * interval '1 millisecond'`;
const pauseMs = 50;
/** For callers without a deadline. */
const maxWaitMs = 60_000;

export type PriceClaim = {
  item: string;
  key: string;
  holder: string;
};

/** Waits until no other process creates a price of the item. null: timed out. */
export async function claimItem(db: Db, item: string): Promise<PriceClaim | null> {
  const endMs = performance.now() + Math.min(maxWaitMs, timeLeftMs());
  while (performance.now() < endMs) {
    const claim = await tryClaim(db, item);
    if (claim) return claim;
    await Bun.sleep(pauseMs);
  }
  return null;
}

/** Uses the database's clock, because clocks of machines differ. */
async function tryClaim(db: Db, item: string): Promise<PriceClaim | undefined> {
  const holder = crypto.randomUUID();
  const [claim] = await db
    .insert(priceClaims)
    .values({ item, holder, leaseEndsAt: leaseEnd })
    .onConflictDoUpdate({
      target: priceClaims.item,
      set: { holder, leaseEndsAt: leaseEnd },
      setWhere: lt(priceClaims.leaseEndsAt, sql`now()`),
    })
    .returning();
  return claim;
}

/** Locks the claim for the caller's transaction. false: another process has it now. */
export async function isClaimHeld(tx: Db, { item, holder }: PriceClaim): Promise<boolean> {
  const held = await tx
    .select()
    .from(priceClaims)
    .where(and(eq(priceClaims.item, item), eq(priceClaims.holder, holder)))
    .for('update');
  return held.length > 0;
}

/** Ends the claim: the item's next price gets another key. */
export async function settleClaim(db: Db, claim: PriceClaim): Promise<void> {
  await db.delete(priceClaims).where(isOwn(claim));
}

/** Lets others retry under the same key, because the price may have been created. */
export async function releaseClaim(db: Db, claim: PriceClaim): Promise<void> {
  await db
    .update(priceClaims)
    .set({ leaseEndsAt: new Date(0) })
    .where(isOwn(claim));
}

function isOwn({ item, holder }: PriceClaim) {
  return and(eq(priceClaims.item, item), eq(priceClaims.holder, holder));
}
