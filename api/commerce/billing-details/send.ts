import { and, eq, isNotNull } from 'drizzle-orm';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Db } from '#db/client';
import { type BillingDetailsRow, billingDetails } from '#db/schema/billing-details';
import { orderTaxes } from '#db/schema/order-taxes';
import { orders } from '#db/schema/orders';
import type { PaymentProvider } from '../payments/provider.ts';

/** Per pass; the next one is a minute later. */
const maxAtOnce = 100;

type Dependencies = { db: Db; provider: PaymentProvider; log: Log };

/**
 * Sends changed billing details to the payment provider, so that later invoices carry them. Each
 * checkout creates its own customer there, and all of a person's get the same. One process at a time
 * runs this, so an older version can't overwrite a newer one.
 */
export function createBillingDetailsSender({ db, provider, log }: Dependencies) {
  return async (): Promise<void> => {
    const due = await db.query.billingDetails.findMany({
      where: isNotNull(billingDetails.unsentSince),
      orderBy: billingDetails.unsentSince,
      limit: maxAtOnce,
    });
    for (const details of due) {
      try {
        await send(details);
      } catch (error) {
        log(`billing details weren’t sent, the next pass tries again: ${formatError(error)}`);
      }
    }
  };

  async function send(details: BillingDetailsRow): Promise<void> {
    const { name, line1, line2, city, state, postalCode, country, vatNumber } = details;
    const wanted = { name, line1, line2, city, state, postalCode, country, vatNumber };
    const known = await db
      .selectDistinct({
        customerId: orders.stripeCustomerId,
        taxedIn: orderTaxes.country,
        taxedCode: orderTaxes.postalCode,
      })
      .from(orders)
      .leftJoin(orderTaxes, eq(orderTaxes.orderId, orders.id))
      .where(and(eq(orders.customerId, details.customerId), isNotNull(orders.stripeCustomerId)));
    for (const { customerId, taxedIn, taxedCode } of known) {
      // Without an address, invoices would lack the country that explains their tax.
      const isElsewhere = country !== null && country !== taxedIn;
      const address = {
        ...wanted,
        country: country ?? taxedIn,
        postalCode: postalCode ?? (isElsewhere ? null : taxedCode),
      };
      if (customerId) await provider.updateBilling({ customerId, ...address });
    }
    // A change or a purchase since then is sent by the next pass.
    await db
      .update(billingDetails)
      .set({ unsentSince: null, updatedAt: details.updatedAt })
      .where(
        and(
          eq(billingDetails.customerId, details.customerId),
          eq(billingDetails.version, details.version),
          eq(billingDetails.unsentSince, details.unsentSince ?? new Date(0)),
        ),
      );
  }
}

/** A purchase has created another customer at the provider, which lacks the details. */
export async function resendBillingDetails(
  tx: Db,
  { customerId, at }: { customerId: string; at: Date },
): Promise<void> {
  const { updatedAt } = billingDetails;
  await tx
    .update(billingDetails)
    .set({ unsentSince: at, updatedAt })
    .where(eq(billingDetails.customerId, customerId));
}
