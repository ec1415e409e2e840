import { loadavg } from 'node:os';
import { buildIfStale } from '#api/pages/build-if-stale';
import { isGood, sentencesOf } from '../gameday/figures.ts';
import { fullEmbedded, fullPostgres } from './full-database.ts';
import { fullDisk } from './full-disk.ts';
import { livePages } from './live-pages.ts';
import { memory } from './memory.ts';
import { saturation } from './saturation.ts';
import { runScenario, type Scenario } from './scenario.ts';
import { slowClients } from './slow-clients.ts';
import { uploads } from './uploads.ts';

const scenarios: Record<string, Scenario> = {
  memory,
  saturation,
  'slow-clients': slowClients,
  uploads,
  'full-disk': fullDisk,
  'full-embedded': fullEmbedded,
  'full-postgres': fullPostgres,
  'live-pages': livePages,
};

const asked = process.argv.slice(2);
if (!asked.every((name) => name in scenarios)) {
  console.error(`Usage: bun run load [${Object.keys(scenarios).join('] [')}]`);
  process.exit(2);
}
await buildIfStale(console.info);
for (const [name, scenario] of Object.entries(scenarios)) {
  if (asked.length === 0 || asked.includes(name)) await run(name, scenario);
}
process.exit();

async function run(name: string, scenario: Scenario): Promise<void> {
  console.info(`${name} …`);
  const say = (line: string) => console.info(`  ${line}`);
  const { line, ...figures } = await runScenario(scenario, { say, isShort: false });
  if (!isGood(figures)) process.exitCode = 1;
  const load = loadavg()[0]?.toFixed(0);
  console.info(`${isGood(figures) ? 'good' : 'BAD'}  ${line} (load average ${load})`);
  for (const sentence of sentencesOf(figures)) console.info(`  ${sentence}`);
}
