import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Clock } from '#api/platform/clock';
import type { Db } from '#db/client';
import { orderTaxes } from '#db/schema/order-taxes';
import { orders } from '#db/schema/orders';
import { taxRates } from '#db/schema/tax-rates';
import { runningStatuses } from '#db/values/enumerations';
import type { PaymentProvider } from '../payments/provider.ts';
import type { ProviderTaxRates } from './provider-rates.ts';
import { isInForce } from './rates.ts';

/** Per pass, those that renew next first; the next one is an hour later. */
const maxAtOnce = 2000;

/** Two passes before a renewal, so that the second makes good a failure of the first. */
const aheadMs = 2 * 60 * 60 * 1000;

type Dependencies = {
  db: Db;
  provider: PaymentProvider;
  providerTaxRates: ProviderTaxRates;
  now: Clock;
  log: Log;
};

/**
 * Lets subscriptions that were sold with tax renew at the rate that is in force in their place by then,
 * or without tax once it has none. One process at a time runs this, and what was set but not written is
 * set again.
 */
export function createRenewalRates({ db, provider, providerTaxRates, now, log }: Dependencies) {
  return async (): Promise<void> => {
    for (const due of await listDue(now())) {
      try {
        await change(due);
      } catch (error) {
        log(`the tax rate of ${due.orderId} wasn’t set at the provider: ${formatError(error)}`);
      }
    }
  };

  async function change({ id, subscriptionId, rateId }: Due): Promise<void> {
    const taxRateId = rateId === null ? null : await providerTaxRates(rateId);
    if (subscriptionId) await provider.setTaxRate({ subscriptionId, taxRateId });
    await db.update(orderTaxes).set({ rateId }).where(eq(orderTaxes.orderId, id));
  }

  /**
   * By the rate in force now, or at a renewal that is close. An earlier change would tax plan changes of
   * the current period at a rate that isn't in force yet.
   */
  function listDue(at: Date) {
    const text = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
    const soon = text(new Date(at.getTime() + aheadMs));
    const chargedAt = sql`case when ${orders.nextChargeAt} between ${text(at)} and ${soon}
      then ${orders.nextChargeAt} else ${text(at)} end`;
    const isPlace = and(
      eq(taxRates.country, orderTaxes.country),
      or(isNull(taxRates.region), eq(taxRates.region, orderTaxes.region)),
    );
    // A region's rate replaces its country's.
    const inForce = db
      .select({ id: taxRates.id })
      .from(taxRates)
      .where(and(isPlace, isInForce(chargedAt)))
      .orderBy(sql`${taxRates.region} nulls last`)
      .limit(1)
      .as('in_force');
    return db
      .select({
        id: orders.id,
        orderId: orders.orderId,
        subscriptionId: orders.stripeSubscriptionId,
        rateId: inForce.id,
      })
      .from(orderTaxes)
      .innerJoin(orders, eq(orders.id, orderTaxes.orderId))
      .leftJoinLateral(inForce, sql`true`)
      .where(
        and(
          eq(orderTaxes.mode, 'rates'),
          // Sold at a rate: not a reverse charge, nor in a country that had none.
          isNotNull(orderTaxes.percentage),
          inArray(orders.subscriptionStatus, runningStatuses),
          sql`${orderTaxes.rateId} is distinct from ${inForce.id}`,
        ),
      )
      .orderBy(asc(orders.nextChargeAt), asc(orders.id))
      .limit(maxAtOnce);
  }
}

type Due = { id: number; subscriptionId: string | null; rateId: number | null };
