import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { migrations } from '#db/migrate';
import { nameOfMigration } from '#db/migration-names';

/** What a sale reads and writes. */
const tables = [
  ...[
    'orders',
    'payments',
    'products',
    'customers',
    'sessions',
    'discounts',
    'discount_redemptions',
  ],
  ...['mails', 'provider_events', 'order_stages', 'totals', 'dated_deltas', 'rate_limits'],
];
/** The modes that keep a writer waiting, the strongest first. The first keeps readers waiting too. */
const modes = ['AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock'];
const everyMs = 5;
/** Postgres shows the first thousand bytes of a statement. */
const shownLength = 300;

export type TableLock = {
  migration: string;
  table: string;
  mode: string;
  /** Until the transaction of the migration ended. */
  heldMs: number;
  waitedMs: number;
};

type Sample = { pid: number; table: string; mode: string; granted: boolean; query: string };

/** Watches a database while it is migrated: which migration locked which table of sales, how long. */
export async function watchLocks(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const findMigration = createFinder();
  const seen = new Map<string, TableLock>();
  /** Since when locks are held that the last samples had. */
  let held = new Map<string, number>();
  let isOver = false;
  const watching = watch();

  return {
    /** Returns what was locked, in the order of the migrations. */
    async stop(): Promise<TableLock[]> {
      isOver = true;
      await watching;
      await sql.end();
      return [...seen.values()];
    },
  };

  async function watch(): Promise<void> {
    for (let before = performance.now(); !isOver; ) {
      const samples = await sql<Sample[]>`
        select pid, relname as table, mode, granted, query
        from pg_locks join pg_class on pg_class.oid = relation join pg_stat_activity using (pid)
        where relname = any(${tables}) and mode = any(${modes}) and pid <> pg_backend_pid()
          and database = (select oid from pg_database where datname = current_database())`;
      const now = performance.now();
      const since = new Map<string, number>();
      for (const sample of samples) note(sample, since, { now, passedMs: now - before });
      held = since;
      before = now;
      await Bun.sleep(everyMs);
    }
  }

  /** A stronger lock of the same table is another one. */
  function note(sample: Sample, since: Map<string, number>, { now, passedMs }: Moment): void {
    const { table, mode, granted } = sample;
    const migration = findMigration(sample);
    if (!migration) return;
    const key = `${table} ${mode}`;
    const lock = seen.get(key) ?? { migration, table, mode, heldMs: 0, waitedMs: 0 };
    seen.set(key, lock);
    if (!granted) {
      lock.waitedMs += passedMs;
      return;
    }
    const grantedAt = held.get(key) ?? now;
    since.set(key, grantedAt);
    lock.heldMs = Math.max(lock.heldMs, now - grantedAt);
  }
}

type Moment = { now: number; passedMs: number };

/**
 * Returns how to find the migration that a connection runs. Statements run in their order. Others than
 * the one that migrates, such as autovacuum, run none.
 */
function createFinder(): (sample: Pick<Sample, 'pid' | 'query'>) => string | undefined {
  const statements = readMigrationFiles(migrations).flatMap(({ sql, folderMillis }) =>
    sql.map((text) => ({ start: startOf(text), name: nameOfMigration(folderMillis) })),
  );
  const migrators = new Set<number>();
  let position = 0;
  return ({ pid, query }) => {
    const start = startOf(query);
    const found = statements.findIndex((each, index) => index >= position && each.start === start);
    if (found >= 0) {
      position = found;
      migrators.add(pid);
    }
    return migrators.has(pid) ? statements[position]?.name : undefined;
  };
}

function startOf(statement: string): string {
  return statement.trim().slice(0, shownLength);
}

/** A line for each lock. */
export function formatLocks(locks: TableLock[]): string[] {
  const ms = (value: number) => `${Math.round(value)} ms`;
  return locks.map(
    ({ migration, table, mode, heldMs, waitedMs }) =>
      `${migration} locked ${table} for ${ms(heldMs)} (${mode}), after waiting ${ms(waitedMs)} for it`,
  );
}
