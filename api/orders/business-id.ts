import { sql } from 'drizzle-orm';
import type { Db } from '#db/client';

/** The next id that orders and projects share: ACC, the UTC year, at least four digits. */
export async function nextAccountId(tx: Db, now: Date): Promise<string> {
  const [row] = await tx
    .select({ number: sql<string>`nextval('account_numbers')::text` })
    .from(sql`(values (1)) as one`);
  return `ACC-${now.getUTCFullYear()}-${(row?.number ?? '').padStart(4, '0')}`;
}
