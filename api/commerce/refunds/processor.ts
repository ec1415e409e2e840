import { and, desc, eq } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import { formatMoney } from '#contract/currency';
import { shownMoney } from '#contract/money-format';
import type { Db } from '#db/client';
import { type OrderRow, orders } from '#db/schema/orders';
import { payments } from '#db/schema/payments';
import { type RefundRow, refunds } from '#db/schema/refunds';
import { openCancellation } from '../cancellations/repository.ts';
import { lockOrder } from '../orders/find.ts';
import { mailEnd, mailRefund, wasEndMailed } from '../orders/mail/payments.ts';
import { type ChargeFacts, readCharge, syncCharge } from '../payment-events/charge-state.ts';
import { syncSubscription } from '../payment-events/subscription-state.ts';
import { movementTypeOf } from '../payments/ledger.ts';
import type { ProviderRefund } from '../payments/provider/charges.ts';
import { isRefundRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** A refund's outcome at the provider. Amounts in cents. */
type RefundOutcome = {
  cents: number;
  /** The payments it was taken from, as they are now. */
  charges: ChargeFacts[];
};

export type RefundDependencies = {
  db: Db;
  provider: PaymentProvider;
  mail: Mail;
  now: Clock;
  log: (line: string) => void;
};

type Ended = { subscription: ProviderSubscription; askedAt: Date };

export type RefundProcessor = ReturnType<typeof createRefundProcessor>;

/**
 * Processes a recorded refund: issues it, ends the subscription if that was asked for, records the
 * outcome. Answers the row, still pending where the provider did not answer.
 */
export function createRefundProcessor({ db, provider, mail, now, log }: RefundDependencies) {
  return async (refund: RefundRow): Promise<RefundRow> => {
    const order = await db.query.orders.findFirst({ where: eq(orders.id, refund.orderId) });
    if (!order) throw new Error(`Refund ${refund.id} has no order`);
    try {
      const issued = await issueRefund({ db, provider }, refund);
      const ends = refund.endSubscription && issued.cents > 0;
      return await complete(refund, issued, ends ? await end(order) : null);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log(`refund ${refund.requestId} of ${order.orderId}: ${error.message}`);
      return refund;
    }
  };

  async function end({ stripeSubscriptionId }: OrderRow): Promise<Ended | null> {
    if (!stripeSubscriptionId) return null;
    const askedAt = now();
    return { askedAt, subscription: await provider.endNow(stripeSubscriptionId) };
  }

  function complete(
    refund: RefundRow,
    issued: RefundOutcome,
    ended: Ended | null,
  ): Promise<RefundRow> {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, refund.orderId);
      for (const charge of issued.charges) await syncCharge(tx, order, charge, { mail, log });
      if (ended) await syncSubscription(tx, { order, mail, ...ended });
      const error = shortfall(refund, issued);
      const [done] = await tx
        .update(refunds)
        .set({ status: error ? 'failed' : 'succeeded', error, updatedAt: now() })
        .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'pending')))
        .returning();
      // An event of the provider, or another process, was faster.
      if (!done) return present(tx, refund);
      // The email about the cancellation tells of a refund that is complete.
      const isTold = !error && (await openCancellation(tx, refund.id)).length > 0;
      if (!isTold) await tell(tx, { order, refund, cents: issued.cents, ended });
      return done;
    });
  }

  type Told = { order: OrderRow; refund: RefundRow; cents: number; ended: Ended | null };

  /** One email for a refund and the end that comes with it, whose event may be faster. */
  async function tell(tx: Db, { order, refund, cents, ended }: Told): Promise<void> {
    const { requestId: key, endSubscription } = refund;
    if (cents === 0) {
      const { endedAt } = order;
      if (endSubscription && endedAt) await mailEnd(tx, mail, order, endedAt);
      return;
    }
    const endedNow = ended !== null && !(await wasEndMailed(tx, order));
    const isOver = order.subscriptionStatus === 'cancelled';
    const subscription = endedNow ? 'ended_with_it' : isOver ? 'over' : 'goes_on';
    await mailRefund(tx, mail, order, { cents, subscription, key });
  }
}

async function present(tx: Db, refund: RefundRow): Promise<RefundRow> {
  return (await tx.query.refunds.findFirst({ where: eq(refunds.id, refund.id) })) ?? refund;
}

/** Why it failed; null: all of it was refunded. */
function shortfall({ amount }: RefundRow, { cents }: RefundOutcome): string | null {
  if (cents >= amount) return null;
  if (cents === 0) return 'The payment provider refused the refund. Nothing was refunded.';
  return `Only ${formatMoney(cents, shownMoney().currency)} of ${formatMoney(amount, shownMoney().currency)} could be refunded.`;
}

/**
 * Refunds an amount at the provider, from the newest payment to the oldest. Counts what was already
 * refunded for this request, so it can be repeated after any interruption: idempotency keys alone
 * expire after a day.
 */
async function issueRefund(
  { db, provider }: { db: Db; provider: PaymentProvider },
  { orderId, requestId, amount }: RefundRow,
): Promise<RefundOutcome> {
  const issued: RefundOutcome = { cents: 0, charges: [] };
  for (const invoiceId of await paidInvoices(db, orderId)) {
    if (issued.cents >= amount) break;
    const facts = await readCharge(provider, invoiceId, { closely: true });
    if (!facts) continue;
    const { refunds } = facts.returns;
    if (!refunds.some((refund) => refund.requestId === requestId)) {
      const cents = Math.min(refundableOf(facts), amount - issued.cents);
      const made = cents > 0 ? await ask(invoiceId, cents) : null;
      if (made) refunds.push(made);
    }
    issued.charges.push(facts);
    issued.cents += sumOf(refunds.filter((refund) => refund.requestId === requestId));
  }
  return issued;

  function ask(invoiceId: string, cents: number): Promise<ProviderRefund | null> {
    return provider
      .refund({
        invoiceId,
        cents,
        reason: 'requested_by_customer',
        requestId,
        idempotencyKey: `refund:${requestId}:${invoiceId}`,
      })
      .catch((error) => {
        // An older payment may have enough left.
        if (isRefundRefused(error)) return null;
        throw error;
      });
  }
}

async function paidInvoices(db: Db, orderId: number): Promise<string[]> {
  const paid = await db.query.payments.findMany({
    where: and(eq(payments.orderId, orderId), eq(payments.kind, 'paid')),
    orderBy: [desc(payments.occurredAt), desc(payments.id)],
  });
  return paid.filter((row) => movementTypeOf(row) === 'paid').map(({ providerId }) => providerId);
}

/** Nothing can be refunded of a disputed payment, unless the dispute was won. */
function refundableOf({ charge, returns }: ChargeFacts): number {
  const isTaken = returns.disputes.some(({ status }) => status !== 'won');
  return isTaken ? 0 : charge.cents - charge.refundedCents;
}

function sumOf(refunds: ProviderRefund[]): number {
  return refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { cents }) => sum + cents, 0);
}
