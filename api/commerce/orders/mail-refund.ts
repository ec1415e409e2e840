import type { Mail } from '#api/platform/mail/service';
import type { MailData } from '#api/platform/mail/templates/all';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { readContact } from './contact.ts';

type Refund = Pick<MailData['refund-made'], 'cents' | 'subscription'> & { key: string };

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
