import { tests } from './parts.ts';
import { startPostgres } from './postgres.ts';
import { runPart, stopRunning } from './run-part.ts';
import { closingLine } from './tally.ts';

/** Long ones that another database would not end otherwise. Those about races and kills stay. */
const notHere = [
  'dropped-webhooks.storm',
  'event-order.storm',
  'faults.storm',
  'patience.storm',
  'two-years.storm',
  'webhook.storm',
  '.journey',
].map((name) => `--path-ignore-patterns=**/*${name}.test.ts`);

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
