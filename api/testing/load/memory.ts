import { runWrk } from '../bench/load.ts';
import { openBenchShop } from '../bench/shop.ts';
import { complaints } from '../gameday/figures.ts';
import { behindProxy, type Scenario } from './scenario.ts';

const steps = 10;
const requestsPerStep = 50_000;
const addresses = 50_000;
/** How much more the lowest of the later half may be. The others wait for a collection of garbage. */
const maxGrowthMb = 15;

/** Four of five are answered from memory. The fifth has an address of its own, or is refused. */
const requests = (start: number) => `
  local count = ${start}
  local cached = { '/', '/products', '/products/1', '/terms-of-service', '/api/products', '/favicon.svg' }
  local others = {
    '/missing/', '/checkout/product/', '/products?q=', '/api/none/', '/api/products/',
    '/api/admin/orders?q=', '/api/checkout/sessions/cs_', '/orders/'
  }
  function request()
    count = count + 1
    local address = count % ${addresses}
    wrk.headers['X-Forwarded-For'] = '10.1.' .. math.floor(address / 256) .. '.' .. address % 256
    if count % 5 > 0 then return wrk.format('GET', cached[count % #cached + 1]) end
    local method = count % 100 == 0 and 'POST' or 'GET'
    return wrk.format(method, others[count / 5 % #others + 1] .. count)
  end`;

/** Memory must reach a plateau, however many addresses ask however often. */
export const memory: Scenario = async ({ say }) => {
  const shop = await openBenchShop({ ...behindProxy, RATE_LIMITS: 'on' });
  try {
    const { url, memoryMb } = shop.server();
    const measured = [memoryMb()];
    let sent = 0;
    for (let step = 1; step <= steps; step++) {
      while (sent < step * requestsPerStep) {
        const load = { path: '/', script: requests(sent) };
        sent += (await runWrk(url, load, { seconds: 5 })).requests;
      }
      await Bun.sleep(1000);
      measured.push(memoryMb());
      say(`${sent} requests: ${Math.round(measured.at(-1) ?? 0)} MB`);
    }
    const lowest = (from: number, to?: number) => Math.min(...measured.slice(from, to));
    const growthMb = lowest(steps / 2 + 1) - lowest(1, steps / 2 + 1);
    return {
      tried: sent,
      wrong: complaints([
        [growthMb > maxGrowthMb, `memory still grew by ${Math.round(growthMb)} MB`],
      ]),
      line: `${sent.toLocaleString('en-US')} requests from ${addresses.toLocaleString('en-US')} addresses: ${measured.map(Math.round).join(', ')} MB`,
    };
  } finally {
    await shop.stop();
  }
};
