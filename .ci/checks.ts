import { type Check, lanes } from './lanes.ts';
import { type CheckResult, runCheck, stopRunning } from './run-check.ts';
import { closingLine, sum } from './test-counts.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopRunning();
    process.exit(1);
  });
}

const all = lanes(process.argv.includes('--postgres'));
const results = (await Promise.all(all.map(runInOrder))).flat();

// Named once more at the end, because a failed check prints thousands of lines.
for (const failure of results.flatMap(({ failures }) => failures)) console.info(failure);
const total = sum(results);
console.info(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;

async function runInOrder(checks: Iterable<Check>): Promise<CheckResult[]> {
  const done: CheckResult[] = [];
  for (const check of checks) done.push(await runCheck(check));
  return done;
}
