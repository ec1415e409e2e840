import { secretKey, type TestShop } from '#api/testing/shop';
import type { Db } from '#db/client';
import type { PaymentRow } from '#db/schema/payments';
import { movementTypeOf } from '../../payments/ledger.ts';
import { createClient, type Stripe } from '../../payments/stripe/client.ts';

/** The effect of each kind of movement on the balance at the provider. */
const directions: Record<ReturnType<typeof movementTypeOf>, number> = {
  paid: 1,
  refund: -1,
  refund_failed: 1,
  dispute: -1,
  dispute_won: 1,
  // Already withdrawn by the dispute's own row.
  dispute_lost: 0,
};

/** Cents at the provider according to the ledger. */
export async function readLedgerBalance(db: Db): Promise<number> {
  const rows: PaymentRow[] = await db.query.payments.findMany();
  return rows.reduce((cents, row) => cents + directions[movementTypeOf(row)] * row.amount, 0);
}

/** Cents at the provider, before fees. */
export async function readProviderBalance(shop: TestShop): Promise<number> {
  let cents = 0;
  for await (const movement of stripeOf(shop).balanceTransactions.list({ limit: 100 })) {
    cents += movement.amount;
  }
  return cents;
}

export async function countProviderMovements(shop: TestShop): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { type } of stripeOf(shop).balanceTransactions.list({ limit: 100 })) {
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

/** Charge attempts and declines. */
export async function countChargeAttempts(
  shop: TestShop,
): Promise<{ paid: number; declined: number }> {
  const { charge: paid = 0 } = await countProviderMovements(shop);
  let declined = 0;
  const type = 'charge.failed';
  for await (const _ of stripeOf(shop).events.list({ type, limit: 100 })) declined += 1;
  return { paid, declined };
}

export async function listEndedSubscriptions(shop: TestShop): Promise<string[]> {
  const ids: string[] = [];
  const status = 'canceled';
  for await (const { id } of stripeOf(shop).subscriptions.list({ status, limit: 100 }))
    ids.push(id);
  return ids;
}

/** The provider's dashboard. */
export function stripeOf({ sandbox, webhookSecret }: TestShop): Stripe {
  return createClient({ secretKey, webhookSecret, url: sandbox.url }).stripe;
}

/** Everything that a reconciliation run can change. */
export async function readAllTables(db: Db): Promise<unknown> {
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
