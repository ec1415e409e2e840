import { secretKey, type TestShop } from '#api/testing/shop';
import type { Db } from '#db/client';
import type { PaymentRow } from '#db/schema/payments';
import { meaningOf } from '../../payments/ledger.ts';
import { createClient, type Stripe } from '../../payments/stripe/client.ts';

/** What each row of the ledger does to the money that lies at the provider, in its direction. */
const directions: Record<ReturnType<typeof meaningOf>, number> = {
  paid: 1,
  refund: -1,
  refund_failed: 1,
  dispute: -1,
  dispute_won: 1,
  // The dispute's own row has taken it already.
  dispute_lost: 0,
};

/** The cents that the ledger says are at the provider. */
export async function ledgerBalance(db: Db): Promise<number> {
  const rows: PaymentRow[] = await db.query.payments.findMany();
  return rows.reduce((cents, row) => cents + directions[meaningOf(row)] * row.amount, 0);
}

/** The cents that the provider says are there, before its fees. */
export async function providerBalance(shop: TestShop): Promise<number> {
  let cents = 0;
  for await (const movement of stripeOf(shop).balanceTransactions.list({ limit: 100 })) {
    cents += movement.amount;
  }
  return cents;
}

/** How many movements of each kind the provider knows. */
export async function movementsAtProvider(shop: TestShop): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { type } of stripeOf(shop).balanceTransactions.list({ limit: 100 })) {
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

/** How many times a card was asked, and how many of them in vain. */
export async function chargesTried(shop: TestShop): Promise<{ paid: number; declined: number }> {
  const { charge: paid = 0 } = await movementsAtProvider(shop);
  let declined = 0;
  const type = 'charge.failed';
  for await (const _ of stripeOf(shop).events.list({ type, limit: 100 })) declined += 1;
  return { paid, declined };
}

/** What has ended at the provider, whoever ended it. */
export async function endedSubscriptions(shop: TestShop): Promise<string[]> {
  const ids: string[] = [];
  const status = 'canceled';
  for await (const { id } of stripeOf(shop).subscriptions.list({ status, limit: 100 }))
    ids.push(id);
  return ids;
}

/** The provider's own desk: what is done there the shop hears of by webhook, or not at all. */
export function stripeOf({ sandbox, webhookSecret }: TestShop): Stripe {
  return createClient({ secretKey, webhookSecret, url: sandbox.url }).stripe;
}

/** All that a comparison may change. */
export async function everythingIn(db: Db): Promise<unknown> {
  return {
    orders: await db.query.orders.findMany({ orderBy: (row, { asc }) => asc(row.id) }),
    payments: await db.query.payments.findMany({ orderBy: (row, { asc }) => asc(row.id) }),
    mails: await db.query.mails.findMany({ orderBy: (row, { asc }) => asc(row.id) }),
    refunds: await db.query.refunds.findMany({ orderBy: (row, { asc }) => asc(row.id) }),
    requests: await db.query.cancellationRequests.findMany({
      orderBy: (row, { asc }) => asc(row.id),
    }),
  };
}
