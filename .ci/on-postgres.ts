import { tests } from './parts.ts';
import { startPostgres } from './postgres.ts';
import { runPart, stopRunning } from './run-part.ts';
import { closingLine } from './tally.ts';

/**
 * What asks nothing of our database, and long tests that another database would not end otherwise.
 * Those about races and kills stay.
 */
const notHere = [
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

/** The tests that touch the database once more, on a real Postgres instead of the embedded one. */
const postgres = await startPostgres();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopRunning();
    postgres.stop().finally(() => process.exit(1));
  });
}

try {
  process.env.DATABASE_URL = postgres.url;
  const tally = await runPart(tests('tests on Postgres', ...notHere, 'api', 'db'));
  console.info(closingLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
