import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { type Findings, listProblems } from '#contract/operation-problems';
import type { Db } from '#db/client';
import { type AlertRow, alerts } from '#db/schema/alerts';
import { problemKinds } from '#db/values/problem-kinds';

/** A problem that comes back sooner never ended, so no alert is sent for it. */
export const recoveryMs = 5 * 60_000;

export type Transitions = { opened: AlertRow[]; recovered: AlertRow[] };

/**
 * Opens and closes alerts in the caller's transaction. Of several processes that find the same, one
 * opens it and one closes it. What is unknown is left as it is.
 */
export async function applyFindings(tx: Db, findings: Findings, now: Date): Promise<Transitions> {
  const found = listProblems(findings);
  const gone = problemKinds.filter((kind) => findings[kind] !== undefined && !findings[kind]);
  const isOpen = isNull(alerts.recoveredAt);

  const opened =
    found.length === 0
      ? []
      : await tx
          .insert(alerts)
          .values(found.map((problem) => ({ ...problem, openedAt: now })))
          .onConflictDoNothing()
          .returning();
  for (const { kind, count } of found) {
    await tx
      .update(alerts)
      .set({ count, clearSince: null })
      .where(
        and(
          eq(alerts.kind, kind),
          isOpen,
          sql`(${alerts.clearSince} is not null or ${alerts.count} is distinct from ${count})`,
        ),
      );
  }
  if (gone.length === 0) return { opened, recovered: [] };
  await tx
    .update(alerts)
    .set({ clearSince: now })
    .where(and(inArray(alerts.kind, gone), isOpen, isNull(alerts.clearSince)));
  const recovered = await tx
    .update(alerts)
    .set({ recoveredAt: now })
    .where(
      and(
        inArray(alerts.kind, gone),
        isOpen,
        lte(alerts.clearSince, new Date(now.getTime() - recoveryMs)),
      ),
    )
    .returning();
  return { opened, recovered };
}
