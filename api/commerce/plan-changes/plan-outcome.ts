import { eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { type PlanChangeRow, planChanges } from '#db/schema/plan-changes';
import { timeLeftMs } from '../payments/timeout.ts';

const waitMs = 15_000;
const lookEveryMs = 200;

/** How a change stands that another process is at: settled, or as it is when patience ends. */
export async function outcomeOf(db: Db, change: PlanChangeRow): Promise<PlanChangeRow> {
  const endMs = performance.now() + Math.min(waitMs, timeLeftMs());
  let row = change;
  while (row.status === 'pending' && row.claimedAt && performance.now() < endMs) {
    await Bun.sleep(lookEveryMs);
    const found = await db.query.planChanges.findFirst({ where: eq(planChanges.id, change.id) });
    if (!found) throw new Error(`Change of plan ${change.id} is gone`);
    row = found;
  }
  return row;
}
