import { eq } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import type { MailData } from '#api/platform/mail/templates/all';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import type { OrderRow } from '#db/schema/orders';
import type {
  ProviderBill,
  ProviderCharge,
  ProviderDispute,
  ProviderReturns,
} from '../../payments/provider/charges.ts';
import { providerTaxToWire } from '../../tax/charge-tax.ts';
import { readSeller } from '../../tax/describe-seller.ts';
import { readContact } from '../find.ts';
import { nextChargeOf } from '../plan.ts';

type Refund = Pick<MailData['refund-made'], 'cents' | 'subscription'> & { key: string };

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
  const tax = providerTaxToWire(charge);
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
      tax,
      seller: tax && (await readSeller(tx)),
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

/** Emails the shop once about a dispute. Joins the caller's transaction. */
export async function mailDispute(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { disputeId, cents, takenAt, respondBy }: ProviderDispute,
): Promise<void> {
  const { customerName, productTitle, orderId } = order;
  const { to: email } = await readContact(tx, order);
  await mail.send(tx, 'payment-disputed', {
    to: 'shop',
    data: { customerName, productTitle, orderId, email, cents, takenAt, respondBy },
    key: `payment-disputed:${disputeId}`,
  });
}

/** Emails the buyer once that the subscription has ended. Joins the caller's transaction. */
export async function mailEnd(tx: Db, mail: Mail, order: OrderRow, endedAt: Date): Promise<void> {
  const { productTitle, orderId, deliveredAt } = order;
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'subscription-ended', {
    to,
    data: { customerName, productTitle, orderId, endedAt, isDelivered: deliveredAt !== null },
    key: keyOf(order),
  });
}

/** Whether the buyer was emailed about the end already. */
export async function wasEndMailed(tx: Db, order: OrderRow): Promise<boolean> {
  const key = keyOf(order);
  const sent = await tx.query.mails.findFirst({ columns: { id: true }, where: eq(mails.key, key) });
  return sent !== undefined;
}

function keyOf({ orderId }: OrderRow): string {
  return `subscription-ended:${orderId}`;
}

/** Emails the buyer once per unpaid invoice. Joins the caller's transaction. */
export async function mailFailedRenewal(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  bill: ProviderBill,
): Promise<void> {
  const { invoiceId, isOpen, attempts, dueCents, payUrl, owedSince } = bill;
  if (!isOpen || attempts === 0 || !payUrl || !owedSince) return;
  const { productTitle, orderId } = order;
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'renewal-failed', {
    to,
    data: { customerName, productTitle, orderId, dueCents, owedSince, payUrl },
    key: `renewal-failed:${invoiceId}`,
  });
}

/** Emails the buyer once per key that money was refunded. Joins the caller's transaction. */
export async function mailRefund(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { cents, subscription, key }: Refund,
): Promise<void> {
  const { productTitle, orderId, deliveredAt } = order;
  const { to, customerName } = await readContact(tx, order);
  const isDelivered = deliveredAt !== null;
  await mail.send(tx, 'refund-made', {
    to,
    data: { customerName, productTitle, orderId, cents, subscription, isDelivered },
    key: `refund-made:${key}`,
  });
}
