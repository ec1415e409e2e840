import type { Database } from 'bun:sqlite';
import type { SandboxClock } from './clock.ts';

/**
 * Returns a function that tells whether anything was written or a second has passed since its last
 * call. Otherwise nothing can have come due.
 */
export function createChangeDetector(
  database: Database,
  { now, realNow }: Pick<SandboxClock, 'now' | 'realNow'>,
): () => boolean {
  const written = database.query<{ rows: number }, []>('SELECT total_changes() AS rows');
  let last = '';
  return () => {
    const present = `${written.get()?.rows} ${now()} ${realNow()}`;
    if (present === last) return false;
    last = present;
    return true;
  };
}
