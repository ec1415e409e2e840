import { readContact } from '#api/commerce/orders/contact';
import { deliveryClockOf } from '#api/commerce/orders/delivery-deadline';
import { guestTokenOf } from '#api/commerce/orders/guest-link';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { nextNumber, readReview } from './repository.ts';

/**
 * Emails the buyer that a preview is ready, with what became of the last remarks. Joins the
 * transaction that enters the stage, so that there is one email for each time.
 */
export async function mailPreview(tx: Db, mail: Mail, order: OrderRow, at: Date): Promise<void> {
  const review = await readReview(tx, order);
  const last = review.ended.at(-1)?.remarks ?? [];
  const countOf = (answer: string) => last.filter(({ remark }) => remark.answer === answer).length;
  const { productTitle, orderId } = order;
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'preview-ready', {
    to,
    data: {
      customerName,
      productTitle,
      orderId,
      at,
      delivery: deliveryClockOf(order),
      round: nextNumber(review),
      done: countOf('done'),
      declined: countOf('declined'),
      guestToken: await guestTokenOf(tx, mail.orderLinks, order),
    },
    key: `preview-ready:${orderId}:${at.toISOString()}`,
  });
}
