import type { Database } from 'bun:sqlite';

/** Times in Unix seconds. Advanced time survives a restart. */
export interface SandboxClock {
  /** The real time plus what was advanced. Subscriptions follow it. */
  now(): number;
  /** The real time. Sessions, idempotency keys and card expiration dates follow it. */
  realNow(): number;
  advanceTo(target: number): void;
}

export const CLOCK_TABLE = `CREATE TABLE IF NOT EXISTS clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  ahead_seconds INTEGER NOT NULL
) STRICT;`;

export function createClock(database: Database, realNow: () => number): SandboxClock {
  const read = database.query<{ ahead: number }, []>('SELECT ahead_seconds AS ahead FROM clock');
  const write = database.query<null, [number]>(
    'INSERT INTO clock VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET ahead_seconds = ?1',
  );
  let ahead = read.get()?.ahead ?? 0;
  return {
    now: () => realNow() + ahead,
    realNow,
    advanceTo(target) {
      ahead = target - realNow();
      write.run(ahead);
    },
  };
}
