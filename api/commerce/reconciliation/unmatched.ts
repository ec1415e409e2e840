import { and, asc, eq, isNull } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { type Actor, writeAudit } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { formatMoney } from '#contract/currency';
import { shownMoney } from '#contract/money-format';
import type { Db } from '#db/client';
import { orders } from '#db/schema/orders';
import { type UnmatchedRow, unmatchedSubscriptions } from '#db/schema/unmatched-subscriptions';
import { decimalFromCents } from '#db/values/money';
import type { ProviderCharge } from '../payments/provider/charges.ts';
import { isRefundRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { callProvider, rejectedForAdmin } from '../payments/provider-errors.ts';
import { createComparison } from './compare.ts';
import { refundableCentsOf } from './find-unmatched.ts';
import { restoreOrder } from './restore-order.ts';

const { id, resolution, subscriptionId } = unmatchedSubscriptions;
const ever = new Date(0);

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

export type Unmatched = ReturnType<typeof createUnmatched>;

/** Lets admins handle paid subscriptions without an order, for example after a restored backup. */
export function createUnmatched(deps: Dependencies) {
  const { db, provider, now, log } = deps;
  // An admin is waiting, so don't pause between attempts.
  const compare = createComparison({ ...deps, sleep: async () => {} });

  return {
    /** Restores its order and returns the order's number. */
    async restore(actor: Actor, text: string): Promise<{ orderId: string }> {
      const row = await find(text);
      const restored = await ask(row, () => readSale(row));
      const order = await db.transaction(async (tx) => {
        await claim(tx, row, 'restored');
        const made = await restoreOrder(tx, restored, now());
        const subject = { id: made.id, name: made.orderId };
        await writeAudit(tx, actor, { at: now(), verb: 'order.restored', subject });
        return made;
      });
      // Adds payments and state. The nightly run repeats it if the provider does not answer.
      await compare(order).catch((error) => {
        if (!(error instanceof ProviderUnavailable)) throw error;
        log(`restoring ${order.orderId}: ${error.message}`);
      });
      return { orderId: order.orderId };
    },

    /** Ends it now and refunds the rest of what was paid. */
    async refund(actor: Actor, text: string): Promise<void> {
      const row = await find(text);
      await db.transaction(async (tx) => {
        await claim(tx, row, 'refunded');
        await writeAudit(tx, actor, {
          at: now(),
          verb: 'subscription.refunded',
          subject: subjectOf(row),
          changes: [{ field: 'amount', before: null, after: decimalFromCents(row.keptAmount) }],
        });
      });
      const keptAmount = await ask(row, () => endAndRefund(row)).catch(async (error) => {
        await release(row, {});
        throw error;
      });
      if (keptAmount === 0) return;
      await release(row, { keptAmount, isRunning: false });
      throw new Failure(
        'conflict',
        `The subscription has ended, but ${formatMoney(keptAmount, shownMoney().currency)} couldn’t be refunded. Check the subscription at the payment provider.`,
      );
    },

    /** Hides it from the list. Changes nothing at the provider. */
    async dismiss(actor: Actor, text: string): Promise<void> {
      const row = await find(text);
      await db.transaction(async (tx) => {
        await claim(tx, row, 'dismissed');
        await writeAudit(tx, actor, {
          at: now(),
          verb: 'subscription.dismissed',
          subject: subjectOf(row),
        });
      });
    },
  };

  async function find(text: string): Promise<UnmatchedRow> {
    const number = parseRowId(text, noSuchSubscription);
    const where = eq(id, number);
    const row = await db.query.unmatchedSubscriptions.findFirst({ where });
    if (!row) throw new Failure('not_found', noSuchSubscription);
    return row;
  }

  /** Only one admin can act on it. */
  async function claim(
    tx: Db,
    row: UnmatchedRow,
    to: NonNullable<UnmatchedRow['resolution']>,
  ): Promise<void> {
    const claimed = await tx
      .update(unmatchedSubscriptions)
      .set({ resolution: to, resolvedAt: now() })
      .where(and(eq(id, row.id), isNull(resolution)))
      .returning({ id });
    if (claimed.length === 0) {
      throw new Failure('conflict', 'Another admin has already resolved this subscription.');
    }
    const where = eq(orders.stripeSubscriptionId, row.subscriptionId);
    const order = await tx.query.orders.findFirst({ columns: { orderId: true }, where });
    if (!order) return;
    throw new Failure('conflict', `This subscription now belongs to order ${order.orderId}.`);
  }

  async function release(row: UnmatchedRow, facts: Partial<UnmatchedRow>): Promise<void> {
    await db
      .update(unmatchedSubscriptions)
      .set({ ...facts, resolution: null, resolvedAt: null })
      .where(and(eq(id, row.id), eq(resolution, 'refunded')));
  }

  function ask<T>(row: UnmatchedRow, call: () => Promise<T>): Promise<T> {
    const about = `subscription ${row.subscriptionId}`;
    return callProvider({ about, sentence: notAnswered, toRejected: rejectedForAdmin, log }, call);
  }

  async function readSale({ subscriptionId: name }: UnmatchedRow) {
    const sale = await provider.sale(name);
    const checkout = await provider.checkoutOf(name);
    // A discount may cover the whole first invoice, which is then no charge.
    const paidAt = checkout?.paidAt ?? (await provider.chargesAfter(name, ever))[0]?.paidAt;
    if (!sale || !paidAt)
      throw new Failure('not_found', 'The payment provider has no payment for this subscription.');
    return { sale, checkout, paidAt };
  }

  /** Returns what could not be refunded, in US cents. */
  async function endAndRefund({ subscriptionId: name }: UnmatchedRow): Promise<number> {
    await provider.endNow(name);
    for (const charge of await provider.chargesAfter(name, ever)) await refundRest(charge);
    return refundableCentsOf(provider, await provider.chargesAfter(name, ever));
  }

  async function refundRest({ invoiceId, cents, refundedCents }: ProviderCharge): Promise<void> {
    if (refundedCents >= cents) return;
    const reason = 'requested_by_customer';
    const idempotencyKey = `unmatched:${invoiceId}`;
    await provider.refund({ invoiceId, cents: null, reason, idempotencyKey }).catch((error) => {
      // Disputed or refunded already; the rest is reported.
      if (!isRefundRefused(error)) throw error;
    });
  }
}

/** Open entries, oldest first, and their total. */
export async function listOpenUnmatched(db: Db, most: number) {
  const where = isNull(resolution);
  const rows = await db.query.unmatchedSubscriptions.findMany({
    where,
    limit: most,
    orderBy: [asc(unmatchedSubscriptions.startedAt), asc(subscriptionId)],
  });
  return { rows, count: await db.$count(unmatchedSubscriptions, where) };
}

function subjectOf({ id: row, subscriptionId: name }: UnmatchedRow) {
  return { id: row, name };
}

const noSuchSubscription =
  'This subscription isn’t in the list of paid subscriptions without an order.';
const notAnswered =
  'The payment provider didn’t respond. Try again in a minute. You won’t refund it twice.';
