import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { readTaxSettings } from '#api/office/settings/reader';
import type { Clock } from '#api/platform/clock';
import type { Db } from '#db/client';
import { orderTaxes } from '#db/schema/order-taxes';
import { orders } from '#db/schema/orders';
import type { CheckVatNumber } from './check-vat-number.ts';

/** Per pass; the next one is an hour later. */
const maxAtOnce = 50;
const hourMs = 60 * 60 * 1000;
/** A member state may be away for a day or two. */
const againAfterMs = 12 * hourMs;
const giveUpAfterMs = 30 * 24 * hourMs;

type Dependencies = { db: Db; checkVatNumber: CheckVatNumber; now: Clock };

/**
 * Asks the authority for the tax numbers of paid orders, and keeps what it said and when. An order is
 * never refused or changed by it: the owner decides what an invalid number means.
 */
export function createNumberChecks({ db, checkVatNumber, now }: Dependencies) {
  return async (): Promise<void> => {
    if ((await readTaxSettings(db)).mode === 'off') return;
    for (const { orderId, taxNumber } of await listDue(now())) {
      const told = await checkVatNumber(taxNumber);
      await db
        .update(orderTaxes)
        .set({
          numberCheckedAt: now(),
          ...(told && { numberStatus: told.status, numberAnswer: told.answer }),
        })
        .where(and(eq(orderTaxes.orderId, orderId), eq(orderTaxes.taxNumber, taxNumber)));
    }
  };

  function listDue(at: Date) {
    const before = (ms: number) => new Date(at.getTime() - ms);
    const { numberCheckedAt, numberAnswer, numberStatus, taxNumber } = orderTaxes;
    return db
      .select({ orderId: orderTaxes.orderId, taxNumber: sql<string>`${taxNumber}` })
      .from(orderTaxes)
      .innerJoin(orders, eq(orders.id, orderTaxes.orderId))
      .where(
        and(
          isNotNull(taxNumber),
          eq(numberStatus, 'unverified'),
          // Without an answer, it isn't a number that the authority knows.
          or(
            isNull(numberCheckedAt),
            and(isNotNull(numberAnswer), lt(numberCheckedAt, before(againAfterMs))),
          ),
          gt(orders.paidAt, before(giveUpAfterMs)),
        ),
      )
      .orderBy(asc(orders.paidAt), asc(orders.id))
      .limit(maxAtOnce);
  }
}
