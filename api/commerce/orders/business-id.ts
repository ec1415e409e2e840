import { sql } from 'drizzle-orm';
import type { Db } from '#db/client';

const sequences = { ACC: 'account_numbers', TKT: 'ticket_numbers' } as const;

/** The next id: prefix, UTC year, at least four digits, as in 'ACC-2026-0042'. */
export async function nextBusinessId(
  tx: Db,
  prefix: keyof typeof sequences,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .select({ number: sql<string>`nextval(${sequences[prefix]}::regclass)::text` })
    .from(sql`(values (1)) as one`);
  return `${prefix}-${now.getUTCFullYear()}-${(row?.number ?? '').padStart(4, '0')}`;
}

/** Orders and projects share one sequence. */
export function nextAccountId(tx: Db, now: Date): Promise<string> {
  return nextBusinessId(tx, 'ACC', now);
}
