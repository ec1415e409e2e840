import { runCheck, stopRunning } from './run-check.ts';
import { type Check, stages } from './stages.ts';
import { closingLine, sum, type TestCounts } from './test-counts.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopRunning();
    process.exit(1);
  });
}

const counts: TestCounts[] = [];
for (const stage of stages) {
  counts.push(...(await Promise.all(stage.map(runInOrder))).flat());
}

const total = sum(counts);
console.info(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;

async function runInOrder(checks: Check[]): Promise<TestCounts[]> {
  const done: TestCounts[] = [];
  for (const check of checks) done.push(await runCheck(check));
  return done;
}
