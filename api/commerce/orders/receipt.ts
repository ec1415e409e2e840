import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';

type Payment = { paidCents: number; paidAt: Date; nextChargeAt: Date | null };

/** Emails the buyer the receipt once. Joins the caller's transaction. */
export async function mailReceipt(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { paidCents, paidAt, nextChargeAt }: Payment,
): Promise<void> {
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
      nextCharge: nextChargeAt && { cents: order.intervalTotal, at: nextChargeAt },
      hasAccount: order.customerId !== null,
    },
  });
}
