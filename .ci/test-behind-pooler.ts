import { startPgBouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';
import { runCheck, stopRunning } from './run-check.ts';
import { databaseTests, tests } from './stages.ts';
import { closingLine } from './test-counts.ts';

/**
 * Runs tests of the API and the database behind PgBouncer in transaction mode: all, or the files in
 * the arguments. Not part of `npm test`.
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
  const files = process.argv.slice(2);
  const selected = files.length > 0 ? ['--no-isolate', ...files] : databaseTests;
  const counts = await runCheck(tests('tests behind PgBouncer', ...selected));
  console.info(closingLine(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
} finally {
  await stop();
}
