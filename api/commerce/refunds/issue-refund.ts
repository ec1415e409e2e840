import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#db/client';
import { payments } from '#db/schema/payments';
import type { RefundRow } from '#db/schema/refunds';
import { type ChargeFacts, readCharge } from '../payment-events/charge-state.ts';
import { meaningOf } from '../payments/ledger.ts';
import { ProviderRefused } from '../payments/provider/failures.ts';
import type { ProviderRefund } from '../payments/provider/returns.ts';
import type { PaymentProvider } from '../payments/provider.ts';

/** What came of a refund at the provider. Amounts in cents. */
export type Given = {
  cents: number;
  /** The payments that it was taken of, as they stand now. */
  charges: ChargeFacts[];
};

/**
 * Has the provider give money back, of the newest payment first and of as many as it takes. Looks
 * for what it has given for this refund already, so it may be called again after any interruption,
 * and however late: the keys protect only from a call whose answer was lost.
 */
export async function giveBack(
  { db, provider }: { db: Db; provider: PaymentProvider },
  { orderId, requestId, amount }: RefundRow,
): Promise<Given> {
  const given: Given = { cents: 0, charges: [] };
  for (const invoiceId of await paidInvoices(db, orderId)) {
    if (given.cents >= amount) break;
    const facts = await readCharge(provider, invoiceId, { closely: true });
    if (!facts) continue;
    const { refunds } = facts.returns;
    if (!refunds.some((refund) => refund.requestId === requestId)) {
      const cents = Math.min(leftOf(facts), amount - given.cents);
      const made = cents > 0 ? await ask(invoiceId, cents) : null;
      if (made) refunds.push(made);
    }
    given.charges.push(facts);
    given.cents += sumOf(refunds.filter((refund) => refund.requestId === requestId));
  }
  return given;

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
        // Nothing has moved: an older payment may have more.
        if (error instanceof ProviderRefused) return null;
        throw error;
      });
  }
}

async function paidInvoices(db: Db, orderId: number): Promise<string[]> {
  const paid = await db.query.payments.findMany({
    where: and(eq(payments.orderId, orderId), eq(payments.kind, 'paid')),
    orderBy: [desc(payments.occurredAt), desc(payments.id)],
  });
  return paid.filter((row) => meaningOf(row) === 'paid').map(({ providerId }) => providerId);
}

/** Of what a bank has taken back nothing is left to give. */
function leftOf({ charge, returns }: ChargeFacts): number {
  const isTaken = returns.disputes.some(({ status }) => status !== 'won');
  return isTaken ? 0 : charge.cents - charge.refundedCents;
}

function sumOf(refunds: ProviderRefund[]): number {
  return refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { cents }) => sum + cents, 0);
}
