import { moneyFormatOf } from '#contract/currency';
import { showMoneyAs } from '#contract/money-format';
import { shownTax, type TaxSettings } from '#contract/settings/tax';
import type { SectionValues, SettingsSection, ShopSettings } from '#contract/shop-settings';
import { createBrandStyles } from '../../document/brand-styles.ts';
import { brandStylesId } from '../../document/document.tsx';
import { useSettings, useShowSettings } from '../../document/settings.tsx';

/** Shows a saved section on this page, too. The next page comes with it anyway. */
export function useShowSection() {
  const settings = useSettings();
  const showSettings = useShowSettings();
  return <Section extends SettingsSection>(section: Section, value: SectionValues[Section]) => {
    const { tax, ...others } = settings;
    const next: ShopSettings =
      section === 'tax'
        ? { ...others, ...shownTax(value as TaxSettings) }
        : { ...settings, [section]: value };
    showMoneyAs(moneyFormatOf(next.currency.code));
    showSettings(next);
    showColors(next);
  };
}

function showColors({ brand }: ShopSettings): void {
  const known = document.getElementById(brandStylesId);
  const styles = known ?? document.head.appendChild(document.createElement('style'));
  styles.id = brandStylesId;
  styles.textContent = createBrandStyles(brand);
}
