import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { MailedCode } from '#api/identity/email-verification/service';
import type { Mail } from '#api/platform/mail/service';
import { codeMinutes } from '#contract/session';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import { type OrderRow, orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { chargeTaxToWire } from '../../tax/charge-tax.ts';
import { readSeller } from '../../tax/describe-seller.ts';
import { findOrderTax } from '../../tax/order-tax.ts';
import { deliveryClockOf } from '../delivery/deadline.ts';
import { chargeAt, findNextTerms, intervalPriceOf } from '../discount.ts';
import { readContact } from '../find.ts';

/** With less time left, a new code is emailed. */
const minCodeMinutes = codeMinutes / 2;

type Payment = {
  paidCents: number;
  paidAt: Date;
  nextChargeAt: Date | null;
  discountEndsAt: Date | null;
  invoice: { number: string | null; url: string | null } | null;
  card: { brand: string; last4: string } | null;
};

const keyPrefix = 'receipt:';

/** Emails the buyer the receipt once. Joins the caller's transaction. */
export async function mailReceipt(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { paidCents, paidAt, nextChargeAt, discountEndsAt, invoice, card }: Payment,
): Promise<void> {
  const tax = await findOrderTax(tx, order);
  const terms = await findNextTerms(tx, order);
  const { discount } = terms;
  const { currency, discountAmount } = order;
  const isGuest = order.customerId === null;
  const { to, customerName } = await readContact(tx, order);
  const [product] = await tx
    .select({ thumbnail: products.thumbnail })
    .from(products)
    .where(eq(products.id, order.productId));
  await mail.send(tx, 'receipt', {
    to,
    key: `${keyPrefix}${order.orderId}`,
    data: {
      customerName,
      productTitle: order.productTitle,
      productPicture: product?.thumbnail ?? null,
      orderId: order.orderId,
      billingInterval: order.billingInterval,
      productCents: order.intervalProductPrice,
      supportPackage: order.supportPackage,
      supportCents: order.intervalSupportPrice,
      tax: tax && chargeTaxToWire(tax, tax.amount),
      seller: tax && (await readSeller(tx)),
      paidCents,
      paidAt,
      invoice: {
        number: invoice?.number ?? null,
        url: invoice?.url ?? null,
        period: nextChargeAt && { startsAt: paidAt, endsAt: nextChargeAt },
        card,
      },
      discount: discount && {
        code: discount.code,
        cents: discountAmount,
        endsAt: discountEndsAt,
        lasts: discount.duration !== 'once',
      },
      nextCharge: nextChargeAt && {
        ...chargeAt(nextChargeAt, intervalPriceOf(order), { currency, discountEndsAt }, terms),
        at: nextChargeAt,
      },
      hasAccount: !isGuest,
      briefToken: isGuest ? mail.orderLinks.tokenFor({ id: order.id, version: 1 }) : null,
      accountCode: isGuest ? mail.orderLinks.codeFor({ id: order.id, version: 1 }) : null,
      delivery: deliveryClockOf(order),
      termsVersion: order.termsVersion,
    },
  });
}

/** The verification code in the receipt that a guest with this email address was just sent. */
export async function findReceiptCode(
  tx: Db,
  { mail, at }: { mail: Pick<Mail, 'orderLinks'>; at: Date },
  email: string,
): Promise<MailedCode | null> {
  const minutes = (count: number) => count * 60_000;
  const since = new Date(at.getTime() - minutes(codeMinutes - minCodeMinutes));
  const [receipt] = await tx
    .select({ id: orders.id, sentAt: mails.createdAt })
    .from(mails)
    .innerJoin(orders, eq(mails.key, sql`${keyPrefix} || ${orders.orderId}`))
    .where(
      and(
        eq(sql`lower(${mails.to})`, email.toLowerCase()),
        gt(mails.createdAt, since),
        isNull(orders.customerId),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(1);
  if (!receipt) return null;
  return {
    code: mail.orderLinks.codeFor({ id: receipt.id, version: 1 }),
    expiresAt: new Date(receipt.sentAt.getTime() + minutes(codeMinutes)),
  };
}
