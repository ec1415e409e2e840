import { sql } from 'drizzle-orm';
import type { Db } from '#db/client';
import type { ViewedList } from '#db/values/list-views';

/**
 * One change at a time of an admin's views of a list, so that names and their number can be checked. Locks
 * are taken in this order: the admin's account, their views of a list, single views.
 */
export async function lockViews(tx: Db, userId: number, list: ViewedList): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('list_views'), hashtext(${`${userId} ${list}`}))`,
  );
}
