import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { deliveryClockOf } from './delivery-deadline.ts';
import { chargeAt, findDiscount } from './discount.ts';

type Payment = {
  paidCents: number;
  paidAt: Date;
  nextChargeAt: Date | null;
  discountEndsAt: Date | null;
};

/** Emails the buyer the receipt once. Joins the caller's transaction. */
export async function mailReceipt(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { paidCents, paidAt, nextChargeAt, discountEndsAt }: Payment,
): Promise<void> {
  const discount = await findDiscount(tx, order);
  const { intervalTotal, discountAmount } = order;
  const charged = { discountId: order.discountId, discountEndsAt };
  await mail.send(tx, 'receipt', {
    to: order.customerEmail,
    key: `receipt:${order.orderId}`,
    data: {
      customerName: order.customerName,
      productTitle: order.productTitle,
      orderId: order.orderId,
      billingInterval: order.billingInterval,
      productCents: order.intervalProductPrice,
      supportPackage: order.supportPackage,
      supportCents: order.intervalSupportPrice,
      paidCents,
      paidAt,
      discount: discount && {
        code: discount.code,
        cents: discountAmount,
        endsAt: discountEndsAt,
        lasts: discount.duration !== 'once',
      },
      nextCharge: nextChargeAt && {
        cents: chargeAt(nextChargeAt, intervalTotal, charged, discount),
        at: nextChargeAt,
      },
      hasAccount: order.customerId !== null,
      briefToken:
        order.customerId === null ? mail.orderLinks.tokenFor({ id: order.id, version: 1 }) : null,
      delivery: deliveryClockOf(order),
    },
  });
}
