import { loadavg } from 'node:os';
import { buildIfStale } from '#api/pages/build-if-stale';
import { exitCodeOf, formatDay, type Lived, live } from './day.ts';
import { steps } from './steps.ts';

const [asked, ...args] = process.argv.slice(2);
if (asked !== undefined && !(asked in steps)) {
  console.error(`Usage: bun run gameday [${Object.keys(steps).join(' | ')}]`);
  process.exit(2);
}
await buildIfStale(console.info);
const startedAt = performance.now();
const day: Lived[] = [];
for (const [name, step] of Object.entries(steps)) {
  if (asked !== undefined && asked !== name) continue;
  day.push(await live(name, step, { isShort: asked === undefined, args }));
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.info(`\n${formatDay(day).join('\n')}
${minutes} minutes, load average ${loadavg()[0]?.toFixed(1)}`);
process.exit(exitCodeOf(day));
