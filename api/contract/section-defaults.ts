import { decimalFromCents } from '#db/values/money';
import { formatMoney } from './currency.ts';
import { defaultSettings } from './default-settings.ts';
import { type MoneyFormat, shownMoney, termsAmount } from './money-format.ts';
import { defaultTax } from './settings/tax.ts';
import type { SectionValues, SettingsSection } from './shop-settings.ts';
import { supportPackages } from './support-packages.ts';

const { support, claims } = defaultSettings;

/** What the source says of a section, those included that pages don't carry, with its amounts in a currency. */
export function defaultsOf<Section extends SettingsSection>(
  section: Section,
  money: MoneyFormat = shownMoney(),
): SectionValues[Section] {
  const amounts: Partial<SectionValues> = money.currency === 'usd' ? {} : amountsIn(money);
  const all: SectionValues = { ...defaultSettings, tax: defaultTax, ...amounts };
  return all[section];
}

function amountsIn(money: MoneyFormat): Pick<SectionValues, 'support' | 'claims'> {
  const decimal = (cents: number) => decimalFromCents(termsAmount(cents, money));
  const offer = termsAmount(Number(claims.offerPrice) * 100, money);
  const inTheFooter = formatMoney(offer, money.currency).replace(/\.0+$/, '');
  return {
    support: {
      ...support,
      regularPrice: decimal(supportPackages.regular.monthlyCents),
      expansionPrice: decimal(supportPackages.expansion.monthlyCents),
    },
    claims: {
      ...claims,
      offerPrice: String(offer / 100),
      footer: claims.footer.replace('$199', () => inTheFooter),
    },
  };
}
