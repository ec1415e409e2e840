import { openCheckout } from '../bench/call-rows.ts';
import { openBenchShop } from '../bench/shop.ts';
import { percentiles, probe } from './probe.ts';
import { behindProxy, type Scenario } from './scenario.ts';

const pages = 1000;
const checkouts = 20;
const networks = 50;
const probes = 100;
/** Until all pages wait. */
const settleMs = 3000;

/** A thousand pages wait for their payment, and other visitors hardly notice. */
export const livePages: Scenario = async () => {
  const shop = await openBenchShop(behindProxy);
  const leaving = new AbortController();
  try {
    const { url, memoryMb } = shop.server();
    const sessions: string[] = [];
    while (sessions.length < checkouts) sessions.push((await openCheckout(shop)).sessionId);
    await probeAll(url);
    const without = await probeAll(url);
    const before = memoryMb();
    let waiting = 0;
    let answered = 0;
    const wait = async (index: number) => {
      const headers = { 'x-forwarded-for': `10.3.0.${index % networks}` };
      const path = `/api/checkout/sessions/${sessions[index % checkouts]}?wait=20`;
      while (!leaving.signal.aborted) {
        waiting += 1;
        const response = await fetch(`${url}${path}`, { headers, signal: leaving.signal });
        if (response.ok) answered += 1;
        await response.text();
        waiting -= 1;
      }
    };
    for (let index = 0; index < pages; index++) void wait(index).catch(() => undefined);
    await Bun.sleep(settleMs);
    const held = waiting;
    const withThem = await probeAll(url);
    return {
      isGood: held === pages,
      line: `${held} pages wait (${answered} answers): others took ${percentiles(withThem)}, without them ${percentiles(without)}; ${Math.round(memoryMb() - before)} MB more`,
    };
  } finally {
    leaving.abort();
    await shop.stop();
  }
};

/** How long a page and a search take, one after another. */
async function probeAll(url: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < probes; count++) {
    times.push((await probe(`${url}/`)).ms, (await probe(`${url}/api/products?q=${count}`)).ms);
    await Bun.sleep(20);
  }
  return times;
}
