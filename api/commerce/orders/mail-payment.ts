import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import type { ProviderCharge } from '../payments/provider/charges.ts';
import type { ProviderReturns } from '../payments/provider/returns.ts';
import { readContact } from './contact.ts';
import { mailRefund } from './mail-refund.ts';
import { nextChargeOf } from './next-charge.ts';

type Payment = {
  charge: ProviderCharge;
  returns: ProviderReturns;
  /** Whether an earlier attempt was declined. */
  wasLate: boolean;
  /** Whether its refund ended the subscription. */
  endedIt?: boolean;
};

/**
 * Emails the buyer once about a charge after the first: a receipt, or that it was refunded at once.
 * Joins the caller's transaction.
 */
export async function mailPayment(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { charge, returns, wasLate, endedIt = false }: Payment,
): Promise<void> {
  const { invoiceId, number, url, card, cents, paidAt, discountCents, creditCents } = charge;
  const { productTitle, orderId } = order;
  if (isRefunded({ charge, returns })) {
    // An admin's refund has an email of its own.
    if (returns.refunds.some(({ requestId }) => requestId)) return;
    const isOver = order.subscriptionStatus === 'cancelled';
    const subscription = endedIt ? 'ended_with_it' : isOver ? 'over' : 'goes_on';
    return mailRefund(tx, mail, order, { cents, subscription, key: invoiceId });
  }
  const renewed = order.nextChargeAt && order.nextChargeAt > charge.periodEndsAt;
  const nextChargeAt = renewed ? order.nextChargeAt : charge.periodEndsAt;
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'payment-received', {
    to,
    key: `payment-received:${invoiceId}`,
    data: {
      customerName,
      productTitle,
      orderId,
      cents,
      paidAt,
      discountCents,
      creditCents,
      invoice: {
        number,
        url,
        card,
        period: { startsAt: charge.periodStartsAt, endsAt: charge.periodEndsAt },
      },
      wasLate,
      nextCharge: await nextChargeOf(tx, { ...order, nextChargeAt }, paidAt),
    },
  });
}

/** Whether all of a charge was given back. */
export function isRefunded({ charge, returns }: Pick<Payment, 'charge' | 'returns'>): boolean {
  const sent = returns.refunds.filter(({ status }) => status !== 'failed');
  return sent.reduce((sum, { cents }) => sum + cents, 0) >= charge.cents;
}
