import { sendLoad } from './load.ts';
import type { Row } from './row.ts';
import type { BenchShop } from './shop.ts';

/** How soon a restarted shop answers at best, and how much memory it has taken after some traffic. */
export async function measureProcess(shop: BenchShop, quick: boolean): Promise<Row[]> {
  const starts: { ready: number; cpu: number }[] = [];
  for (let start = 0; start < (quick ? 2 : 7); start++) {
    const { readyAfterMs, cpuSeconds } = await shop.restart();
    starts.push({ ready: readyAfterMs / 1000, cpu: cpuSeconds() });
  }
  const best = (of: 'ready' | 'cpu') => Math.min(...starts.map((start) => start[of]));
  const { url, memoryMb } = shop.server();
  for (const path of ['/', '/checkout/product/1', '/api/products', '/missing/']) {
    await sendLoad(url, { path, isDistinct: path === '/missing/' }, quick ? 1 : 3);
  }
  await Bun.sleep(2000);
  return [
    { name: 'ready after a start on Postgres', measured: best('ready'), unit: 's', bound: 0.5 },
    { name: 'CPU time of a start', measured: best('cpu'), unit: 's', bound: null },
    { name: 'memory after 32 connections', measured: memoryMb(), unit: 'MB', bound: 150 },
  ];
}
