import { eq } from 'drizzle-orm';
import { brand } from '#contract/brand';
import type { Db } from '#db/client';
import { shopSettings } from '#db/schema/shop-settings';

/**
 * Every support address that the shop ever had, in lower case. Emails to the shop itself concern all
 * customers.
 */
export async function readShopAddresses(tx: Db): Promise<Set<string>> {
  const versions = await tx
    .select({ value: shopSettings.value })
    .from(shopSettings)
    .where(eq(shopSettings.section, 'sender'));
  const changed = versions.map(({ value }) => String(value.supportEmail ?? ''));
  return new Set([brand.supportEmail, ...changed].map((address) => address.toLowerCase()));
}
