import { and, eq, isNull } from 'drizzle-orm';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { OrderRow } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { readBriefStates } from './brief-states.ts';
import { readContact } from './contact.ts';
import { deliveryClockOf } from './delivery-deadline.ts';
import { guestTokenOf } from './guest-link.ts';

export type Reminder = { at: Date; isLast: boolean; key: string };

/** Reminds the customer of a brief that isn’t sent. Joins the caller’s transaction. */
export async function mailBriefReminder(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { at, isLast, key }: Reminder,
): Promise<void> {
  const state = (await readBriefStates(tx, [order.id])).get(order.id);
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'brief-reminder', {
    to,
    key,
    data: {
      ...about(order),
      customerName,
      at,
      isLast,
      percent: state?.percent ?? 0,
      wasSent: Boolean(state?.sentAt),
      briefToken: await guestTokenOf(tx, mail.orderLinks, order),
    },
  });
}

/** Reminds the customer of a preview that waits for their answer. Joins the caller’s transaction. */
export async function mailReviewReminder(
  tx: Db,
  mail: Mail,
  order: OrderRow,
  { at, isLast, key }: Reminder,
): Promise<void> {
  const { to, customerName } = await readContact(tx, order);
  await mail.send(tx, 'review-reminder', {
    to,
    key,
    data: {
      ...about(order),
      customerName,
      at,
      isLast,
      unsent: await countUnsentRemarks(tx, order),
      guestToken: await guestTokenOf(tx, mail.orderLinks, order),
    },
  });
}

function about(order: OrderRow) {
  const { productTitle, orderId } = order;
  return { productTitle, orderId, delivery: deliveryClockOf(order) };
}

/** Remarks of the open round: written, and not sent to the shop. */
async function countUnsentRemarks(tx: Db, { id }: OrderRow): Promise<number> {
  const isOpen = and(isNull(reviewRounds.sentAt), isNull(reviewRounds.approvedAt));
  const unsent = await tx
    .select({ id: reviewRemarks.id })
    .from(reviewRemarks)
    .innerJoin(reviewRounds, eq(reviewRounds.id, reviewRemarks.roundId))
    .where(and(eq(reviewRounds.orderId, id), isOpen));
  return unsent.length;
}
