import { eq } from 'drizzle-orm';
import { createSingleFlight } from '#api/platform/single-flight';
import type { Db } from '#db/client';
import { taxRates } from '#db/schema/tax-rates';
import { readShopId } from '../payments/account.ts';
import type { PaymentProvider } from '../payments/provider.ts';

type Dependencies = { db: Db; provider: PaymentProvider };

export type ProviderTaxRates = ReturnType<typeof createProviderTaxRates>;

/** Tax rates at the provider, created at the first checkout that needs them and stored. */
export function createProviderTaxRates({ db, provider }: Dependencies) {
  const creating = createSingleFlight<string>();

  /** The provider's id of one of our rates. */
  return (id: number): Promise<string> => creating(String(id), () => createOnce(id));

  async function createOnce(id: number): Promise<string> {
    const row = await db.query.taxRates.findFirst({ where: eq(taxRates.id, id) });
    if (!row) throw new Error(`The tax rate ${id} is gone`);
    if (row.providerRateId) return row.providerRateId;
    const { country, region, name, percentage, inclusive, createdAt } = row;
    const rate = { country, region, name, percentage, inclusive };
    const idempotencyKey = `tax-rate:${await readShopId(db)}:${id}:${createdAt.getTime()}`;
    const providerRateId = await provider.createTaxRate(rate, { idempotencyKey });
    await db.update(taxRates).set({ providerRateId }).where(eq(taxRates.id, id));
    return providerRateId;
  }
}
