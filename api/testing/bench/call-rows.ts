import { pay } from '../pay.ts';
import { median, type Row } from './row.ts';
import type { BenchShop } from './shop.ts';

const json = { 'content-type': 'application/json' };

/** How long the shop takes for a purchase, one after another, without the provider's time. */
export async function measureCalls(shop: BenchShop, quick: boolean): Promise<Row[]> {
  const count = quick ? 10 : 60;
  const checkouts = await timeEach(shop, count, () => openCheckout(shop));
  for (const { result } of checkouts) await pay(result.url);
  const events = await shop.provider.takeEvents();
  const webhooks = await timeEach(shop, events.length, async (index) => {
    const { body, signature } = events[index] ?? { body: '', signature: '' };
    const headers = { ...json, 'stripe-signature': signature };
    const url = `${shop.server().url}/api/webhooks/stripe`;
    const { ok, status } = await fetch(url, { method: 'POST', headers, body });
    if (!ok) throw new Error(`The webhook answered ${status}`);
  });
  return [
    ...rowsOf('checkout call', checkouts),
    ...rowsOf('signed webhook of a purchase', webhooks),
  ];
}

/** Opens a checkout and returns where to pay and its session. */
export async function openCheckout({ server }: BenchShop) {
  const response = await fetch(`${server().url}/api/orders/create-checkout`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      productId: 1,
      customerName: 'Ada Lovelace',
      customerEmail: `${crypto.randomUUID()}@example.com`,
    }),
  });
  if (!response.ok) throw new Error(`The checkout answered ${await response.text()}`);
  return (await response.json()) as { url: string; sessionId: string };
}

type Timed<Result> = { result: Result; ownMs: number; cpuMs: number };

async function timeEach<Result>(
  { provider, server }: BenchShop,
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Timed<Result>[]> {
  const timed: Timed<Result>[] = [];
  for (let index = 0; index < count; index++) {
    const [startedAt, spentMs] = [performance.now(), provider.spentMs()];
    const busyMs = server().busyMs();
    const result = await work(index);
    const cpuMs = server().busyMs() - busyMs;
    const elapsedMs = performance.now() - startedAt;
    timed.push({ result, cpuMs, ownMs: elapsedMs - (provider.spentMs() - spentMs) });
  }
  return timed;
}

function rowsOf(name: string, timed: Timed<unknown>[]): Row[] {
  const row = (what: string, values: number[]): Row => ({
    name: `${name}, ${what}`,
    ...{ measured: median(values), unit: 'ms', bound: null },
  });
  return [
    row(
      'beyond the provider’s time',
      timed.map(({ ownMs }) => ownMs),
    ),
    row(
      'CPU time of the server',
      timed.map(({ cpuMs }) => cpuMs),
    ),
  ];
}
