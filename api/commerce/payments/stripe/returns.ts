import type { ProviderDispute, ProviderRefund, RefundRequest } from '../provider/charges.ts';
import { ProviderRefused, type RefusalReason } from '../provider/failures.ts';
import type { PaymentProvider } from '../provider.ts';
import type { Stripe, StripeClient } from './client.ts';
import {
  idOf,
  isRefusal,
  nullIfOwnerMissing,
  paidOf,
  toCents,
  toDate,
  toDateOrNull,
  toProviderAmount,
  wrapErrors,
} from './responses.ts';

type ReturnMethods = Pick<PaymentProvider, 'refund' | 'returns'>;

export function returnMethods({ stripe, withKey }: StripeClient): ReturnMethods {
  return {
    refund: (request) => wrapErrors(() => refund(request)),

    returns: (invoiceId) =>
      wrapErrors(async () => {
        const payment_intent = idOf((await paymentOf(invoiceId))?.payment.payment_intent);
        if (!payment_intent) return { refunds: [], disputes: [] };
        const refunds: ProviderRefund[] = [];
        for await (const made of stripe.refunds.list({ payment_intent, limit: 100 })) {
          refunds.push(await toRefund(made, invoiceId));
        }
        const disputes: ProviderDispute[] = [];
        for await (const dispute of stripe.disputes.list({ payment_intent, limit: 100 })) {
          disputes.push(...toDispute(dispute, invoiceId));
        }
        return { refunds: refunds.reverse(), disputes: disputes.reverse() };
      }),
  };

  async function refund(request: RefundRequest): Promise<ProviderRefund> {
    const { invoiceId, cents, reason, requestId, idempotencyKey } = request;
    const paid = await paymentOf(invoiceId);
    const payment_intent = idOf(paid?.payment.payment_intent);
    if (!paid || !payment_intent) throw new ProviderRefused('not_charged');
    const made = await withKey(idempotencyKey, (key) =>
      stripe.refunds.create(
        {
          payment_intent,
          reason,
          ...(cents && { amount: toProviderAmount(cents, paid.currency) }),
          ...(requestId && { metadata: { requestId } }),
        },
        key,
      ),
    ).catch(refusedRefund);
    return toRefund(made, invoiceId);
  }

  async function toRefund(made: Stripe.Refund, invoiceId: string): Promise<ProviderRefund> {
    const failure = idOf(made.failure_balance_transaction);
    const back = failure && (await stripe.balanceTransactions.retrieve(failure));
    return {
      refundId: made.id,
      invoiceId,
      cents: toCents(made.amount, made.currency),
      status: refundStatusOf(made),
      hasLeft: made.balance_transaction !== null,
      cameBackAt: back ? toDate(back.created) : null,
      requestId: made.metadata?.requestId ?? null,
      createdAt: toDate(made.created),
    };
  }

  async function paymentOf(invoiceId: string): Promise<Stripe.InvoicePayment | undefined> {
    const payments = await stripe.invoicePayments
      .list({ invoice: invoiceId, status: 'paid' })
      .catch(nullIfOwnerMissing);
    return paidOf(payments?.data ?? []);
  }
}

function refundStatusOf({ status }: Stripe.Refund): ProviderRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** null for an inquiry, which moves no money. */
function toDispute(dispute: Stripe.Dispute, invoiceId: string): ProviderDispute[] {
  const { id, amount, status, balance_transactions, evidence_details } = dispute;
  const taken = balance_transactions.find((movement) => movement.amount < 0);
  const back = balance_transactions.find((movement) => movement.amount > 0);
  if (!taken) return [];
  return [
    {
      disputeId: id,
      invoiceId,
      cents: toCents(amount, dispute.currency),
      status: disputeStatusOf(status),
      takenAt: toDate(taken.created),
      cameBackAt: toDateOrNull(back?.created),
      respondBy: toDateOrNull(evidence_details.due_by),
    },
  ];
}

function disputeStatusOf(status: Stripe.Dispute.Status): ProviderDispute['status'] {
  if (status === 'lost') return 'lost';
  return status === 'won' ? 'won' : 'open';
}

function refusedRefund(error: unknown): never {
  if (!isRefusal(error)) throw error;
  throw new ProviderRefused(reasonOf(error));
}

function reasonOf({ code, param }: { code?: string; param?: string }): RefusalReason {
  if (code === 'charge_already_refunded') return 'already_refunded';
  return param === 'amount' ? 'more_than_left' : 'not_refundable';
}
