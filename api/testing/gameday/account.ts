import { eq, inArray } from 'drizzle-orm';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import type { GamedayShop } from './shop.ts';
import type { Tally } from './visitors.ts';

/** The queue gives the job of a killed process to another one after two minutes. */
const settleMs = 240_000;

/**
 * Compares what visitors were told with the database, the provider and the mail server. `mailedAgain`:
 * emails that a process had just sent when it crashed, and another sent with the same Message-ID.
 */
export async function settleAccounts(shop: GamedayShop, { sales }: Tally) {
  await untilMailed(shop);
  const lost: string[] = [];
  const doubled: string[] = [];
  const rows = await shop.db.select().from(orders);
  const paid = rows.filter(({ paymentStatus }) => paymentStatus === 'paid');
  const paidSessions = new Set(paid.map(({ stripeSessionId }) => stripeSessionId));
  const completed = await listCompleted(shop);
  for (const { id } of completed) if (!paidSessions.has(id)) lost.push(`the payment of ${id}`);
  for (const { orderId, sessionId } of sales) {
    if (!paidSessions.has(sessionId)) lost.push(`the sale ${orderId}`);
  }
  collect(doubled, 'orders of', countBy(rows.map(({ customerEmail }) => customerEmail)));
  const ledger = await shop.db.select({ order: payments.orderId }).from(payments);
  collect(doubled, 'payments of', countBy(ledger.map(({ order }) => String(order))));
  if (ledger.length !== paid.length) lost.push(`${paid.length - ledger.length} ledger entries`);
  collect(doubled, 'prices of', countBy(await listPrices(shop)));
  const { doubledMails, mailedAgain } = countMails(shop);
  doubled.push(...doubledMails);
  const unsent = await shop.db.$count(mails, inArray(mails.status, ['queued', 'failed']));
  if (unsent > 0) lost.push(`${unsent} emails`);
  return { lost, doubled, mailedAgain };
}

/**
 * A mail server's answer and the database can't be one transaction, so an email may be sent again
 * after a crash, and only then.
 */
function countMails({ mails: { received }, processes }: GamedayShop) {
  const crashed = new Set(processes.flatMap((process) => process.crashed));
  const senders = new Map<string, string[]>();
  for (const { raw, user } of received) {
    const id = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '';
    senders.set(id, [...(senders.get(id) ?? []), String(user)]);
  }
  const repeated = [...senders].filter(([, by]) => by.length > 1);
  // Each sender except the last one has crashed.
  const doubled = repeated.filter(([, by]) => !by.slice(0, -1).every((name) => crashed.has(name)));
  return {
    doubledMails: doubled.map(([id, by]) => `${by.length} emails ${id} by ${by.join(' and ')}`),
    mailedAgain: repeated.length - doubled.length,
  };
}

async function untilMailed({ db }: GamedayShop): Promise<void> {
  const deadline = performance.now() + settleMs;
  while (performance.now() < deadline) {
    if ((await db.$count(mails, eq(mails.status, 'queued'))) === 0) return;
    await Bun.sleep(100);
  }
}

type ProviderSession = { id: string; subscription: string };

/** The provider's own list of paid checkouts. */
export function listCompleted(shop: GamedayShop): Promise<ProviderSession[]> {
  return listAll<ProviderSession>(shop, 'checkout/sessions', { status: 'complete' });
}

/** Its prices by what they are for. */
async function listPrices(shop: GamedayShop): Promise<string[]> {
  const prices = await listAll<ProviderPrice>(shop, 'prices');
  return prices.map(
    (price) => `${price.product} ${price.unit_amount} ${price.recurring?.interval}`,
  );
}

type ProviderPrice = {
  id: string;
  product: string;
  unit_amount: number;
  recurring?: { interval: string };
};

async function listAll<Item extends { id: string }>(
  { sandbox }: GamedayShop,
  resource: string,
  filter: Record<string, string> = {},
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const query = new URLSearchParams({ limit: '100', ...filter });
    const last = items.at(-1);
    if (last) query.set('starting_after', last.id);
    const response = await fetch(`${sandbox.url}/v1/${resource}?${query}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    const page: { data: Item[]; has_more: boolean } = await response.json();
    items.push(...page.data);
    if (!page.has_more) return items;
  }
}

function countBy(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function collect(doubled: string[], what: string, counts: Map<string, number>): void {
  for (const [key, count] of counts) if (count > 1) doubled.push(`${count} ${what} ${key}`);
}
