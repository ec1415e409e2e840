import type { ShopSettings } from '#contract/shop-settings';
import { type SupportPackage, supportPackages } from '#contract/support-packages';
import { supportContentOf } from '#contract/support-settings';
import type { BillingInterval } from '#db/values/enumerations';
import type { RadioOption } from '#ui/radio-group';
import { checkout } from '../copy/checkout.ts';
import { exactMoney } from './money.ts';

const titles = { month: checkout.monthly, year: checkout.annual };

/** `badge`: marks the option, such as the current plan. */
type Price = { interval: BillingInterval; cents: number; badge?: string | undefined };

/** A billing interval. `monthlyCents`, if the website is sold monthly, shows the annual saving. */
export function billingOption(
  { interval, cents, badge }: Price,
  monthlyCents: number | null,
): RadioOption {
  const note = interval === 'year' && monthlyCents !== null && savingOf(monthlyCents, cents);
  return {
    value: interval,
    title: titles[interval],
    price: priceOf(interval, cents),
    ...(note ? { note } : {}),
    ...(badge ? { badge } : {}),
  };
}

export function supportOption(
  supportPackage: SupportPackage,
  { interval, cents, badge }: Price,
  { support }: Pick<ShopSettings, 'support'>,
): RadioOption {
  const { name, recommended } = supportPackages[supportPackage];
  const shown = badge ?? (recommended && checkout.recommended);
  return {
    value: supportPackage,
    title: name,
    price: priceOf(interval, cents),
    list: supportContentOf(support, supportPackage),
    ...(shown ? { badge: shown } : {}),
  };
}

function priceOf(interval: BillingInterval, cents: number): string {
  return `${exactMoney(cents)}/${interval}`;
}

function savingOf(monthlyCents: number, annualCents: number): string | undefined {
  const saved = 12 * monthlyCents - annualCents;
  return saved > 0 ? checkout.saving(exactMoney(saved)) : undefined;
}
