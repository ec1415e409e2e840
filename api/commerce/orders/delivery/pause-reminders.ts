import { and, asc, eq, gt, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { mails } from '#db/schema/mails';
import { type OrderRow, orders } from '#db/schema/orders';
import { reviewRemarks, reviewRounds } from '#db/schema/reviews';
import { readContact } from '../find.ts';
import { guestTokenOf } from '../guest-link.ts';
import { readBriefStates } from './brief-states.ts';
import { deliveryClockOf, isPaused } from './deadline.ts';

type Reminder = { at: Date; isLast: boolean; key: string };

const dayMs = 24 * 60 * 60 * 1000;
/** Days of waiting after which a reminder is sent. */
const reminderDays = [1, 3, 7] as const;
const atOnce = 100;

type Dependencies = { db: Db; mail: Mail; now: Clock };

/**
 * Emails customers whose brief or approval the shop waits for, after 1, 3 and 7 days of each pause.
 * A reminder that could not be written within a day, such as while the shop was down, is skipped, so
 * that two never follow each other.
 */
export function createPauseReminders({ db, mail, now }: Dependencies) {
  return async (): Promise<void> => {
    for (const days of reminderDays) {
      for (;;) {
        const at = now();
        const due = await db
          .select({ id: orders.id })
          .from(orders)
          .where(and(isDue(days, at), notExists(written(days))))
          .orderBy(asc(orders.pausedAt), asc(orders.id))
          .limit(atOnce);
        for (const { id } of due) await db.transaction((tx) => remind(tx, { id, days, at }));
        if (due.length < atOnce) break;
      }
    }
  };

  /** Reads the order again under a lock: the customer may have answered in the meantime. */
  async function remind(tx: Db, { id, days, at }: { id: number; days: number; at: Date }) {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), isDue(days, at)))
      .for('update');
    if (!order?.pauseReason) return;
    const reminder: Reminder = {
      at,
      isLast: days === reminderDays.at(-1),
      key: keyOf(order, days),
    };
    const send = order.pauseReason === 'brief' ? mailBriefReminder : mailReviewReminder;
    await send(tx, mail, order, reminder);
  }

  function written(days: number) {
    const since = sql`(extract(epoch from ${orders.pausedAt}) * 1000)::bigint`;
    const key = sql`${orders.pauseReason} || '-reminder:' || ${orders.orderId} || ':' || ${since} || ${`:${days}`}::text`;
    return db.select({ id: mails.id }).from(mails).where(eq(mails.key, key));
  }

  /** Customers who got their money back or are leaving aren’t reminded. */
  function isDue(days: number, at: Date): SQL | undefined {
    const { orderId, status } = cancellationRequests;
    const leaving = db
      .select({ id: cancellationRequests.id })
      .from(cancellationRequests)
      .where(and(eq(orderId, orders.id), inArray(status, ['pending', 'processing'])));
    return and(
      isPaused,
      lte(orders.pausedAt, daysBefore(at, days)),
      gt(orders.pausedAt, daysBefore(at, days + 1)),
      inArray(orders.paymentStatus, ['paid', 'partially_refunded']),
      inArray(orders.subscriptionStatus, ['active', 'past_due']),
      isNull(orders.cancelAt),
      notExists(leaving),
    );
  }
}

/** Of one pause, so that each has reminders of its own. */
function keyOf({ pauseReason, orderId, pausedAt }: OrderRow, days: number): string {
  return `${pauseReason}-reminder:${orderId}:${pausedAt?.getTime()}:${days}`;
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * dayMs);
}

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
