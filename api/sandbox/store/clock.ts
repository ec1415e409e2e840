import type { Database } from 'bun:sqlite';

/** Unix seconds. What was advanced is kept: a restart does not fall back in time. */
export interface SandboxClock {
  /** By which subscriptions live: the real time and all that was advanced. */
  now(): number;
  /** By which callers and buyers live: sessions, keys and the dates on cards go by it. */
  realNow(): number;
  advanceTo(moment: number): void;
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
    advanceTo(moment) {
      ahead = moment - realNow();
      write.run(ahead);
    },
  };
}
