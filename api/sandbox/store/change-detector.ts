import type { Database } from 'bun:sqlite';
import type { SandboxClock } from './clock.ts';

/**
 * Tells whether anything was written, or a second has passed, since it was last asked: else
 * nothing can have fallen due.
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
