import { loadavg } from 'node:os';
import { buildIfStale } from '#api/pages/build-if-stale';
import { fullDisk } from './full-disk.ts';
import { fullEmbedded } from './full-embedded.ts';
import { livePages } from './live-pages.ts';
import { memory } from './memory.ts';
import { saturation } from './saturation.ts';
import type { Scenario } from './scenario.ts';
import { slowClients } from './slow-clients.ts';

const scenarios: Record<string, Scenario> = {
  memory,
  saturation,
  'slow-clients': slowClients,
  'full-disk': fullDisk,
  'full-embedded': fullEmbedded,
  'live-pages': livePages,
};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(scenarios);
if (!names.every((name) => name in scenarios)) {
  console.error(`Usage: bun run load [${Object.keys(scenarios).join('] [')}]`);
  process.exit(2);
}
await buildIfStale(console.info);
for (const name of names) await run(name);
process.exit();

async function run(name: string): Promise<void> {
  console.info(`${name} …`);
  const outcome = await scenarios[name]?.((line) => console.info(`  ${line}`)).catch((error) => ({
    isGood: false,
    line: String(error instanceof Error ? error.stack : error),
  }));
  if (!outcome?.isGood) process.exitCode = 1;
  const load = loadavg()[0]?.toFixed(0);
  console.info(`${outcome?.isGood ? 'good' : 'BAD'}  ${outcome?.line} (load average ${load})`);
}
