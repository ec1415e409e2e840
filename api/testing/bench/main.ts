import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '#api/pages/build-if-stale';
import { measureLighthouse } from './lighthouse-rows.ts';
import { measureLists } from './list-rows.ts';
import { measureProcess } from './process-rows.ts';
import { formatTable, notMeasured, type Row } from './row.ts';
import { measureServed } from './served-rows.ts';
import { leaveFirstCore } from './server-process.ts';
import { type BenchShop, openBenchShop } from './shop.ts';
import { measureStorybook } from './storybook-rows.ts';

const parts: Record<string, (shop: BenchShop, quick: boolean) => Promise<Row[]>> = {
  served: measureServed,
  process: measureProcess,
  lists: measureLists,
  lighthouse: measureLighthouse,
  storybook: measureStorybook,
};

const options = {
  only: { type: 'string', default: Object.keys(parts).join(',') },
  quick: { type: 'boolean', default: false },
  json: { type: 'string', default: '.build/bench.json' },
} as const;
const { quick, json, only } = parseArgs({ options }).values;
await buildIfStale(console.info);
const isPinned = leaveFirstCore();
const shop = await openBenchShop();
const rows: Row[] = [];
try {
  await shop.restart();
  for (const part of only.split(',')) {
    console.info(`Measuring ${part} …`);
    rows.push(...(await measure(part)));
  }
} finally {
  await shop.stop();
}
console.info(`\n${formatTable(rows)}\n`);
const machine = `${cpus()[0]?.model}, ${cpus().length} cores, Bun ${Bun.version}`;
await Bun.write(json, JSON.stringify({ machine, isQuick: quick, isPinned, rows }, null, 2));
console.info(`Written to ${json}`);
process.exit();

/** A part that fails does not lose the rows of the others. */
async function measure(part: string): Promise<Row[]> {
  try {
    return (await parts[part]?.(shop, quick)) ?? [notMeasured(part, 'no such part')];
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return [notMeasured(part, 'it failed')];
  }
}
