import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '#api/pages/build-if-stale';
import { measureCalls } from './call-rows.ts';
import { measureLighthouse } from './lighthouse-rows.ts';
import { measureLists } from './list-rows.ts';
import { measurePolls } from './poll-rows.ts';
import { measureProcess } from './process-rows.ts';
import { formatTable, notMeasured, type Row } from './row.ts';
import { measureServed } from './served-rows.ts';
import { leaveFirstCore } from './server-process.ts';
import { type BenchShop, openBenchShop } from './shop.ts';
import { measureWeights } from './weight-rows.ts';

type Measure = (shop: BenchShop, quick: boolean) => Promise<Row[]>;

const parts: Record<string, Measure> = {
  weights: measureWeights,
  served: measureServed,
  calls: measureCalls,
  process: measureProcess,
  polls: measurePolls,
  lists: measureLists,
  lighthouse: measureLighthouse,
};

const usage = `Usage: bun run bench [--quick] [--only ${Object.keys(parts).join(',')}] [--json <file>]`;

const { only, quick, json } = readOptions();
await buildIfStale(console.info);
const isPinned = leaveFirstCore();
if (!isPinned)
  console.info('The server and the load share their cores: the ratios are less exact.');
const shop = await openBenchShop();
const rows: Row[] = [];
try {
  for (const part of only) {
    console.info(`Measuring ${part} …`);
    rows.push(...(await measurePart(part)));
  }
} finally {
  await shop.stop();
}
console.info(`\n${formatTable(rows).join('\n')}\n`);
const machine = `${cpus()[0]?.model}, ${cpus().length} cores, Bun ${Bun.version}`;
await Bun.write(json, JSON.stringify({ machine, isQuick: quick, isPinned, rows }, null, 2));
console.info(`Written to ${json}`);
process.exit();

/** A part that fails does not lose the rows of the others. */
async function measurePart(part: string): Promise<Row[]> {
  try {
    return (await parts[part]?.(shop, quick)) ?? [];
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return [notMeasured(part, 'it failed')];
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: Object.keys(parts).join(',') },
        quick: { type: 'boolean', default: false },
        json: { type: 'string', default: '.build/bench.json' },
      },
    });
    const only = values.only.split(',');
    if (!only.every((part) => part in parts)) throw new Error(`No such part: ${values.only}`);
    return { ...values, only };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}
