import { eq } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { mails } from '#db/schema/mails';
import type { OrderRow } from '#db/schema/orders';
import { readContact } from './contact.ts';

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
