import { eq } from 'drizzle-orm';
import { adminName } from '#api/http/actor-name';
import { Failure } from '#api/http/failure';
import type { Actor } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { BillingDetails, BillingDetailsChange } from '#contract/billing-details';
import type { Db } from '#db/client';
import { type BillingDetailsRow, billingDetails } from '#db/schema/billing-details';
import { customers } from '#db/schema/customers';

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

/** `admin`: who changes another person's details; null: the customer. */
type Change = { customerId: string; admin: Actor | null; input: BillingDetailsChange };

export type BillingDetailsService = ReturnType<typeof createBillingDetails>;

/** What a customer's invoices carry. The payment provider gets every change, see send.ts. */
export function createBillingDetails({ db, now }: { db: Db; now: Clock }) {
  return {
    read: (customerId: string): Promise<BillingDetails> => readBillingDetails(db, customerId),

    /**
     * Throws a `conflict` if they were changed since. `changed`: records the change in its
     * transaction.
     */
    save(
      { customerId, admin, input: { version, ...details } }: Change,
      changed: (tx: Db) => Promise<void>,
    ): Promise<BillingDetails> {
      return db.transaction(async (tx) => {
        const at = now();
        // Also serializes the first two saves, which have no row to lock yet.
        await tx
          .select({ id: customers.id })
          .from(customers)
          .where(eq(customers.id, customerId))
          .for('update');
        const before = await tx.query.billingDetails.findFirst({
          where: eq(billingDetails.customerId, customerId),
        });
        if ((before?.version ?? 0) !== version) throw changedSince(before);
        if (before && isSame(before, details)) return billingDetailsToWire(before);
        const values = {
          ...details,
          version: version + 1,
          unsentSince: at,
          updatedAt: at,
          changedBy: admin && adminName(admin.customer, admin.user.username),
        };
        const [row] = await tx
          .insert(billingDetails)
          .values({ customerId, createdAt: at, ...values })
          .onConflictDoUpdate({ target: billingDetails.customerId, set: values })
          .returning();
        if (!row) throw new Error('The billing details were not written');
        await changed(tx);
        return billingDetailsToWire(row);
      });
    },
  };
}

function isSame(before: BillingDetailsRow, details: Omit<BillingDetailsChange, 'version'>) {
  return Object.entries(details).every(([field, value]) => Object(before)[field] === value);
}

function changedSince(stored: BillingDetailsRow | undefined): Failure {
  const who = stored?.changedBy ?? 'The customer';
  return new Failure(
    'conflict',
    `${who} changed the billing details after you opened them. Your change was not saved.`,
    stored && { newer: { by: stored.changedBy, at: stored.updatedAt.toISOString() } },
  );
}

/** A customer's billing details; version 0 if nothing was entered yet. */
export async function readBillingDetails(db: Db, customerId: string): Promise<BillingDetails> {
  const row = await db.query.billingDetails.findFirst({
    where: eq(billingDetails.customerId, customerId),
  });
  return row ? billingDetailsToWire(row) : none;
}

function billingDetailsToWire(row: BillingDetailsRow): BillingDetails {
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
