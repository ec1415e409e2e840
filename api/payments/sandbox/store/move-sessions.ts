import type { Database } from 'bun:sqlite';

/** The address of the hosted page may be another one after a restart. */
export function moveSessions(database: Database, publicUrl: string): void {
  database.run(
    `UPDATE objects SET body = json_set(body, '$.url', ? || '/c/pay/' || id)
     WHERE kind = 'checkout.session' AND json_extract(body, '$.status') = 'open'`,
    [publicUrl],
  );
}
