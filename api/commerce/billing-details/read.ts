import { eq } from 'drizzle-orm';
import type { BillingDetails } from '#contract/billing-details';
import type { Db } from '#db/client';
import { type BillingDetailsRow, billingDetails } from '#db/schema/billing-details';

const none: BillingDetails = {
  name: null,
  line1: null,
  line2: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  vatNumber: null,
  version: 0,
  changedBy: null,
  changedAt: null,
};

/** A customer's billing details; version 0 if nothing was entered yet. */
export async function readBillingDetails(db: Db, customerId: string): Promise<BillingDetails> {
  const row = await db.query.billingDetails.findFirst({
    where: eq(billingDetails.customerId, customerId),
  });
  return row ? billingDetailsToWire(row) : none;
}

export function billingDetailsToWire(row: BillingDetailsRow): BillingDetails {
  const { name, line1, line2, city, state, postalCode, country, vatNumber } = row;
  return {
    name,
    line1,
    line2,
    city,
    state,
    postalCode,
    country,
    vatNumber,
    version: row.version,
    changedBy: row.changedBy,
    changedAt: row.updatedAt.toISOString(),
  };
}
