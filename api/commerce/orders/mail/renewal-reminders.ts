import { and, asc, eq, gt, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Clock } from '#api/platform/clock';
import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { mails } from '#db/schema/mails';
import { type OrderRow, orders } from '#db/schema/orders';
import { chargeAt, findNextTerms, intervalPriceOf } from '../discount.ts';
import { readContact } from '../find.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysBefore = 30;
const atOnce = 100;

type Dependencies = { db: Db; mail: Mail; now: Clock };

/** Emails a reminder once, 30 days before each annual renewal, as the checkout terms promise. */
export function createRenewalReminders({ db, mail, now }: Dependencies) {
  return async (): Promise<void> => {
    const from = now();
    const until = new Date(from.getTime() + daysBefore * dayMs);
    for (;;) {
      const due = await unreminded(from, until);
      for (const order of due) await db.transaction((tx) => remind(tx, order));
      if (due.length < atOnce) return;
    }
  };

  async function unreminded(from: Date, until: Date): Promise<OrderRow[]> {
    const { orderId, status } = cancellationRequests;
    const written = db.select({ id: mails.id }).from(mails).where(eq(mails.key, keyOfRow));
    const leaving = db
      .select({ id: cancellationRequests.id })
      .from(cancellationRequests)
      .where(and(eq(orderId, orders.id), inArray(status, ['pending', 'processing'])));
    return db
      .select()
      .from(orders)
      .where(
        and(
          isAnnual,
          eq(orders.subscriptionStatus, 'active'),
          isNull(orders.cancelAt),
          gt(orders.nextChargeAt, from),
          lte(orders.nextChargeAt, until),
          notExists(written),
          notExists(leaving),
        ),
      )
      .orderBy(asc(orders.nextChargeAt), asc(orders.id))
      .limit(atOnce);
  }

  async function remind(tx: Db, order: OrderRow): Promise<void> {
    const { productTitle, orderId, nextChargeAt } = order;
    if (!nextChargeAt) return;
    const { to, customerName } = await readContact(tx, order);
    const terms = await findNextTerms(tx, order);
    const charge = chargeAt(nextChargeAt, intervalPriceOf(order), order, terms);
    await mail.send(tx, 'renewal-reminder', {
      to,
      data: {
        customerName,
        productTitle,
        orderId,
        nextCharge: { ...charge, at: nextChargeAt },
      },
      key: `renewal-reminder:${orderId}:${dayOf(nextChargeAt)}`,
    });
  }
}

/** The condition of `orders_annual_renewal_idx`. */
const isAnnual = sql`${orders.billingInterval} = 'year'`;

/** The key of the reminder for the current period, built in SQL. */
const keyOfRow = sql`'renewal-reminder:' || ${orders.orderId} || ':' ||
  to_char(${orders.nextChargeAt} at time zone 'UTC', 'YYYY-MM-DD')`;

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
