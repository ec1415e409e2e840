import { openCheckout } from './call-rows.ts';
import { hasWrk, runWrk, whyNoLoad } from './load.ts';
import { notMeasured, type Row } from './row.ts';
import type { BenchShop } from './shop.ts';

const connections = 2000;
/** The longest that a checkout page waits for news of its payment. */
const waitSeconds = 20;
const probeEveryMs = 10;

/** Many requests that wait for one checkout must not keep others waiting. */
export async function measurePolls(shop: BenchShop, quick: boolean): Promise<Row[]> {
  const names = [
    `${connections} long polls of one checkout: slowest health call`,
    `${connections} long polls of one checkout: memory`,
  ] as const;
  if (!hasWrk) return names.map((name) => notMeasured(name, whyNoLoad));
  const { url, busyMs, memoryMb } = await shop.restart();
  const { sessionId } = await openCheckout(shop);
  const path = `/api/checkout/sessions/${sessionId}?wait=${waitSeconds}`;
  // Long enough that the first requests end and are sent again.
  const seconds = quick ? waitSeconds + 4 : 2 * waitSeconds + 5;
  let isOver = false;
  const load = runWrk(url, { path }, { seconds, connections }).finally(() => {
    isOver = true;
  });
  let [slowestMs, maxMb] = [0, 0];
  while (!isOver) {
    const [startedAt, before] = [performance.now(), busyMs()];
    await fetch(`${url}/api/health`);
    const elapsedMs = performance.now() - startedAt;
    // While the server was not busy, the call waited for other programs.
    slowestMs = Math.max(slowestMs, Math.min(elapsedMs, busyMs() - before));
    maxMb = Math.max(maxMb, memoryMb());
    await Bun.sleep(probeEveryMs);
  }
  await load;
  return [
    { name: names[0], measured: slowestMs, unit: 'ms', bound: 50 },
    { name: names[1], measured: maxMb, unit: 'MB', bound: null },
  ];
}
