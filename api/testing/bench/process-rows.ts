import { hasWrk, runWrk, whyNoLoad } from './load.ts';
import { notMeasured, type Row } from './row.ts';
import type { BenchShop } from './shop.ts';

/** How soon a restarted shop answers at best, and how much memory it has taken after some traffic. */
export async function measureProcess(shop: BenchShop, quick: boolean): Promise<Row[]> {
  const starts: { ready: number; cpu: number }[] = [];
  for (let start = 0; start < (quick ? 2 : 7); start++) {
    const { readyAfterMs, cpuSeconds } = await shop.restart();
    starts.push({ ready: readyAfterMs / 1000, cpu: cpuSeconds() });
  }
  const best = (of: 'ready' | 'cpu') => Math.min(...starts.map((start) => start[of]));
  return [
    { name: 'ready after a start on Postgres', measured: best('ready'), unit: 's', bound: 0.4 },
    { name: 'CPU time of a start', measured: best('cpu'), unit: 's', bound: null },
    await measureMemory(shop, quick),
  ];
}

async function measureMemory(shop: BenchShop, quick: boolean): Promise<Row> {
  const name = 'memory after 32 connections';
  if (!hasWrk) return notMeasured(name, whyNoLoad);
  const seconds = quick ? 1 : 3;
  const { url, memoryMb } = shop.server();
  for (const path of ['/', '/checkout/product/1', '/api/products']) {
    await runWrk(url, { path }, { seconds });
  }
  await runWrk(url, { path: '/missing/', isDistinct: true }, { seconds });
  await Bun.sleep(2000);
  return { name, measured: memoryMb(), unit: 'MB', bound: 90 };
}
