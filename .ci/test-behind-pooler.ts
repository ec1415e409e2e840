import { type Check, journeys, serverDatabaseChecks, tests } from './lanes.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';
import { runCheck, stopRunning } from './run-check.ts';
import { closingLine, sum } from './test-counts.ts';

/**
 * Runs the tests of the API and the database, and the journeys, behind PgBouncer in transaction mode.
 * Pass `journeys` or files to run only those. Not part of `npm test`.
 */
const postgres = await startPostgres();
const pooler = await startPgBouncer(postgres.url);

async function stop(): Promise<void> {
  await pooler.stop();
  await postgres.stop();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopRunning();
    stop().finally(() => process.exit(1));
  });
}

try {
  process.env.DATABASE_URL = pooler.url;
  process.env.DATABASE_DIRECT_URL = postgres.url;
  const results = [];
  for (const check of choose(process.argv.slice(2))) results.push(await runCheck(check));
  const total = sum(results);
  console.info(closingLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
} finally {
  await stop();
}

function choose(files: string[]): Check[] {
  if (files[0] === 'journeys') return [journeys];
  const name = 'tests behind PgBouncer';
  if (files.length > 0) return [tests(name, '--no-isolate', ...files)];
  return [...serverDatabaseChecks(), journeys];
}
