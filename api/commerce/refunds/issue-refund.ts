import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { payments } from '#db/schema/payments';
import type { RefundRow } from '#db/schema/refunds';
import { type ChargeFacts, readCharge } from '../payment-events/charge-state.ts';
import { movementTypeOf } from '../payments/ledger.ts';
import { isRefundRefused } from '../payments/provider/failures.ts';
import type { ProviderRefund } from '../payments/provider/returns.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** A refund's outcome at the provider. Amounts in cents. */
export type RefundOutcome = {
  cents: number;
  /** The payments it was taken from, as they are now. */
  charges: ChargeFacts[];
};

/**
 * Refunds an amount at the provider, from the newest payment to the oldest. Counts what was already
 * refunded for this request, so it can be repeated after any interruption: idempotency keys alone
 * expire after a day.
 */
export async function issueRefund(
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
