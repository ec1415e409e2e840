import { type Part, steps } from './parts.ts';
import { runPart, stopRunning } from './run-part.ts';
import { closingLine, sum, type Tally } from './tally.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopRunning();
    process.exit(1);
  });
}

const tallies: Tally[] = [];
for (const lanes of steps) {
  tallies.push(...(await Promise.all(lanes.map(runInTurn))).flat());
}

const total = sum(tallies);
console.info(closingLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;

async function runInTurn(parts: Part[]): Promise<Tally[]> {
  const done: Tally[] = [];
  for (const part of parts) done.push(await runPart(part));
  return done;
}
