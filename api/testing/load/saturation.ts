import { runWrk } from '../bench/load.ts';
import { openBenchShop } from '../bench/shop.ts';
import { complaints } from '../gameday/figures.ts';
import { percentiles, probe } from './probe.ts';
import { behindProxy, type Scenario } from './scenario.ts';

const connections = 1000;
const shortSeconds = 5;
const longSeconds = 15;
const maxRecoveryMs = 5000;

/** Orders and searches that no cache knows, from as many networks as connections. */
const requests = `
  local count = 0
  function request()
    count = count + 1
    local address = count % ${connections}
    wrk.headers['X-Forwarded-For'] = '10.2.' .. math.floor(address / 256) .. '.' .. address % 256
    wrk.headers['Content-Type'] = 'application/json'
    if count % 2 == 0 then return wrk.format('GET', '/api/products?q=' .. count) end
    return wrk.format('POST', '/api/orders/create-checkout', nil, '{"productId":1,' ..
      '"customerName":"Ada Lovelace","customerEmail":"ada' .. count .. '@example.com"}')
  end`;

/** Far more work than a process can do is refused, and what costs nothing is still answered. */
export const saturation: Scenario = async ({ isShort }) => {
  const shop = await openBenchShop(behindProxy);
  try {
    const { url, memoryMb } = shop.server();
    await probe(`${url}/`);
    let isOver = false;
    const seconds = isShort ? shortSeconds : longSeconds;
    const load = runWrk(url, { path: '/', script: requests }, { seconds, connections });
    void load
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
    const pages: number[] = [];
    const failedPages: number[] = [];
    const refusals: string[] = [];
    let maxMb = 0;
    while (!isOver) {
      const page = await probe(`${url}/`);
      pages.push(page.ms);
      if (page.status !== 200) failedPages.push(page.status);
      const { status, headers, ms } = await probe(`${url}/api/products?q=x`);
      if (status === 503)
        refusals.push(`${headers.get('retry-after')} s, after ${Math.round(ms)} ms`);
      maxMb = Math.max(maxMb, memoryMb());
    }
    const { requests: sent, refused } = await load;
    const done = sent - refused;
    const since = performance.now();
    while ((await probe(`${url}/api/products?q=x`)).status === 503) await Bun.sleep(10);
    const recoveredMs = Math.round(performance.now() - since);
    return {
      tried: sent,
      longestGapMs: Math.max(...pages),
      wrong: complaints([
        [done === 0, 'nothing was done'],
        [refused === 0, 'nothing was refused'],
        [failedPages.length > 0, `the home page answered ${failedPages.join(', ')}`],
        [recoveredMs >= maxRecoveryMs, `recovered only after ${recoveredMs} ms`],
      ]),
      line: `${connections} connections with orders and searches: ${done} done, ${refused} refused with 503 (Retry-After ${refusals.at(-1)}); the home page took ${percentiles(pages)}; recovered ${recoveredMs} ms after the end; at most ${Math.round(maxMb)} MB`,
    };
  } finally {
    await shop.stop();
  }
};
