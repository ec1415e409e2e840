import { buildIfStale } from '#api/pages/build-if-stale';
import { type Outcome, sentencesOf } from './outcome.ts';
import { restoreBackup } from './restore.ts';
import { liveThroughStorm } from './storm.ts';
import { liveThroughUpgrade } from './upgrade.ts';
import { sendWebhooks } from './webhooks.ts';

const steps: Record<string, (argument?: string) => Promise<Outcome>> = {
  storm: liveThroughStorm,
  restore: restoreBackup,
  upgrade: liveThroughUpgrade,
  webhooks: sendWebhooks,
};

const [asked, argument] = process.argv.slice(2);
if (asked !== undefined && !(asked in steps)) {
  console.error(`Usage: bun run gameday [${Object.keys(steps).join(' | ')}]`);
  process.exit(2);
}
await buildIfStale(console.info);
let isGood = true;
for (const [name, step] of Object.entries(steps)) {
  if (asked !== undefined && asked !== name) continue;
  console.info(`\n${name}`);
  const outcome = await step(argument);
  const { tried, lost, doubled, wrong, longestGapMs } = outcome;
  console.info(`  tried ${tried}, lost ${lost.length}, doubled ${doubled.length}, wrong ${wrong.length}
  longest time without a response: ${(longestGapMs / 1000).toFixed(1)} s`);
  for (const sentence of sentencesOf(outcome)) console.info(`  ${sentence}`);
  isGood &&= sentencesOf(outcome).length === 0;
}
process.exit(isGood ? 0 : 1);
