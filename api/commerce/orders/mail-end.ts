import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';

/** Emails the buyer once that the subscription has ended. Joins the caller's transaction. */
export async function mailEnd(tx: Db, mail: Mail, order: OrderRow, endedAt: Date): Promise<void> {
  const { customerName, productTitle, orderId, customerEmail } = order;
  await mail.send(tx, 'subscription-ended', {
    to: customerEmail,
    data: { customerName, productTitle, orderId, endedAt },
    key: `subscription-ended:${orderId}`,
  });
}
