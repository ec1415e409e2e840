import { and, eq } from 'drizzle-orm';
import { deliveryClockOf } from '#api/commerce/orders/delivery/deadline';
import { readContact } from '#api/commerce/orders/find';
import { guestTokenOf } from '#api/commerce/orders/guest-link';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import type { OrderRow } from '#db/schema/orders';
import { users } from '#db/schema/users';
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

/** Tells the shop that remarks arrived. Joins the caller's transaction. */
export async function mailRound(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { number, remarks, at }: { number: number; remarks: number; at: Date },
): Promise<void> {
  await mail.send(tx, 'review-sent', {
    to: await addressInShop(tx, order),
    data: { ...about(order), round: number, remarks, at },
    key: `review-sent:${order.orderId}:${number}`,
  });
}

/** Tells the shop that a website can be released. Joins the caller's transaction. */
export async function mailApproval(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { number, name, at }: { number: number; name: string; at: Date },
): Promise<void> {
  await mail.send(tx, 'website-approved', {
    to: await addressInShop(tx, order),
    data: { ...about(order), round: number, name, at },
    key: `website-approved:${order.orderId}:${number}`,
  });
}

function about(order: OrderRow) {
  const { customerName, productTitle, orderId } = order;
  return { customerName, productTitle, orderId, delivery: deliveryClockOf(order) };
}

/** The admin who makes the website, if there is one. */
async function addressInShop(tx: Db, { assigneeId }: OrderRow): Promise<string> {
  if (assigneeId === null) return 'shop';
  const [assignee] = await tx
    .select({ email: customers.email })
    .from(users)
    .innerJoin(customers, eq(customers.id, users.customerId))
    .where(and(eq(users.id, assigneeId), eq(customers.isAdmin, true)));
  return assignee?.email ?? 'shop';
}
