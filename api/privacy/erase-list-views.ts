import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import { listViews } from '#db/schema/list-views';

/** Deletes the saved views, of any admin, that search for one of a person's addresses. */
export async function eraseListViews(tx: Db, addresses: string[]): Promise<void> {
  await tx.delete(listViews).where(inArray(sql`lower(${listViews.state}->>'q')`, addresses));
}
