import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { readContact } from './contact.ts';
import { guestTokenOf } from './guest-link.ts';

/** Emails the buyer once per delivery. Joins the caller's transaction. */
export async function mailReady(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { note, liveUrl, at }: { note: string | null; liveUrl: string | null; at: Date },
): Promise<void> {
  const { productTitle, orderId } = order;
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'website-ready', {
    to,
    data: {
      customerName,
      productTitle,
      orderId,
      note,
      liveUrl,
      guestToken: await guestTokenOf(tx, mail.orderLinks, order),
    },
    key: `website-ready:${orderId}:${at.toISOString()}`,
  });
}
