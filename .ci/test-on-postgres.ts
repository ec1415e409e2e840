import { startPostgres } from './postgres.ts';
import { runCheck, stopRunning } from './run-check.ts';
import { databaseTests, tests } from './stages.ts';
import { closingLine } from './test-counts.ts';

/** Runs the tests that use the database again, on a real Postgres instead of the embedded one. */
const postgres = await startPostgres();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopRunning();
    postgres.stop().finally(() => process.exit(1));
  });
}

try {
  process.env.DATABASE_URL = postgres.url;
  const counts = await runCheck(tests('tests on Postgres', ...databaseTests));
  console.info(closingLine(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
