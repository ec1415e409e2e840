import { readTaxSettings } from '#api/office/settings/reader';
import { countryName } from '#contract/countries';
import type { TaxSettings } from '#contract/settings/tax';
import type { Db } from '#db/client';

type Seller = Pick<TaxSettings, 'sellerName' | 'sellerAddress' | 'sellerCountry' | 'sellerNumber'>;

/** Who sells, as invoices have to say it. */
export function describeSeller(seller: Seller): string {
  const { sellerName, sellerAddress, sellerCountry, sellerNumber } = seller;
  const place = `${sellerAddress}, ${countryName(sellerCountry)}`;
  return [sellerName, place, sellerNumber && `Tax number: ${sellerNumber}`]
    .filter(Boolean)
    .join('\n');
}

/** null: the shop hasn't said it. */
export async function readSeller(db: Db): Promise<string | null> {
  const settings = await readTaxSettings(db);
  return settings.sellerName ? describeSeller(settings) : null;
}
