import type * as v from 'valibot';
import { moneyFormatOf } from '#contract/currency';
import { showMoneyAs } from '#contract/money-format';
import { shownTax, type TaxSettings } from '#contract/settings/tax';
import {
  type SectionSettings,
  type SectionValues,
  type SettingsChange,
  type SettingsSection,
  type ShopSettings,
  settingsSchemas,
} from '#contract/shop-settings';
import { settingsForm as copy } from '../../copy/admin-settings.ts';
import { readSection, useSettingsMutations } from '../../data/shop-settings.ts';
import { createBrandStyles } from '../../document/brand-styles.ts';
import { brandStylesId } from '../../document/document.tsx';
import { useSettings, useShowSettings } from '../../document/settings.tsx';
import { labelOfSetting, textOfSetting } from './setting-fields.ts';
import { useVersionedForm } from './use-versioned-form.ts';

type Options<Section extends SettingsSection, Draft> = {
  settings: SectionSettings<Section>;
  toDraft: (value: SectionValues[Section]) => Draft;
  /** The value for the schema. */
  fromDraft: (draft: Draft) => Record<string, unknown>;
};

/** The form of a section. What is saved is shown on this page, too. */
export function useSectionForm<
  Section extends SettingsSection,
  Draft extends Record<string, unknown>,
>({ settings, toDraft, fromDraft }: Options<Section, Draft>) {
  type Value = SectionValues[Section];
  const section: Section = settings.section;
  const schema: v.GenericSchema<unknown, Value> = settingsSchemas[section];
  const { change } = useSettingsMutations();
  const showSection = useShowSection();
  return useVersionedForm<Value, Draft>({
    initial: settings,
    schema,
    toDraft,
    fromDraft,
    saved: copy.saved,
    async save({ version, value }) {
      // A section and its value belong together, which the compiler can't tell of a union.
      const saved = await change({ section, version, value } as SettingsChange);
      showSection(section, value);
      return saved as SectionSettings<Section>;
    },
    readNewest: async () => (await readSection(section)) as SectionSettings<Section>,
    words: {
      labelOf: (name) => labelOfSetting(section, name),
      textOf: (name, draft) => textOfSetting(section, name, draft[name]),
    },
  });
}

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
