import { serverDatabaseChecks } from './lanes.ts';
import { startPostgres } from './postgres.ts';
import { runCheck, stopRunning } from './run-check.ts';
import { closingLine, sum } from './test-counts.ts';

/** Runs the tests whose result may differ on a Postgres server again, on a real one. */
const postgres = await startPostgres();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopRunning();
    postgres.stop().finally(() => process.exit(1));
  });
}

try {
  process.env.DATABASE_URL = postgres.url;
  const results = [];
  for (const check of serverDatabaseChecks()) results.push(await runCheck(check));
  const total = sum(results);
  console.info(closingLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
} finally {
  await postgres.stop();
}
