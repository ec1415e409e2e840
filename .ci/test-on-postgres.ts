import { startPostgres } from './postgres.ts';
import { runCheck, stopRunning } from './run-check.ts';
import { serverTests, tests } from './stages.ts';
import { closingLine } from './test-counts.ts';

/**
 * Tests that do not use the database, and long ones whose result does not depend on it. Tests of races
 * and killed servers are not skipped.
 */
const skipped = [
  'api/contract/**',
  'api/platform/data-folder.test.ts',
  'api/development.test.ts',
  'api/sandbox/**',
  'api/commerce/payments/stripe/**',
  '**/dropped-webhooks.storm.test.ts',
  '**/event-order.storm.test.ts',
  '**/faults.storm.test.ts',
  '**/timeout.storm.test.ts',
  '**/two-years.storm.test.ts',
  '**/webhook.storm.test.ts',
  '**/*.journey.test.ts',
].map((pattern) => `--path-ignore-patterns=${pattern}`);

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
  const counts = await runCheck(tests('tests on Postgres', ...skipped, ...serverTests));
  console.info(closingLine(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
