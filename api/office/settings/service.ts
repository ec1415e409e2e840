import * as v from 'valibot';
import { Failure, type FieldError, invalid } from '#api/http/failure';
import type { Actor } from '#api/office/audit/write-audit';
import { sectionDefaults } from '#contract/section-defaults';
import type { BrandSettings } from '#contract/settings/brand';
import {
  type SettingsChange,
  type SettingsRestore,
  type SettingsSection,
  type ShopSettings,
  settingsSchemas,
} from '#contract/shop-settings';
import type { ShopSettingsRow } from '#db/schema/shop-settings';
import { settingsSections } from '#db/values/settings';
import { readStored } from './reader.ts';
import { requireCurrencyChange } from './shop-currency.ts';
import type { SettingsVersions } from './versions.ts';

/** What is wrong with a brand's colors, by field. The theme's rules belong to the app. */
export type CheckBrand = (brand: ShopSettings['brand']) => FieldError[];

/** The newest version of a section; without a row, the source's. */
export type SectionRow =
  | (ShopSettingsRow & { section: SettingsSection })
  | { section: SettingsSection };

type Dependencies = { versions: SettingsVersions; checkBrand: CheckBrand };

export type ShopSettingsService = ReturnType<typeof createShopSettings>;

/** Changes the settings that pages show. */
export function createShopSettings({ versions, checkBrand }: Dependencies) {
  return {
    async list(): Promise<SectionRow[]> {
      const rows = await versions.newestOf(settingsSections);
      return settingsSections.map((section) => {
        const row = rows.find((known) => known.section === section);
        return row ? { ...row, section } : { section };
      });
    },

    async change(actor: Actor, change: SettingsChange): Promise<SectionRow> {
      const { section, version, value } = change;
      if (change.section === 'brand') refuseBadColors(change.value);
      const added = await versions.add(
        actor,
        { section, version, value, restored: null },
        section === 'currency'
          ? (tx) => requireCurrencyChange(tx, 'value.code', value.code)
          : undefined,
      );
      return { ...added, section };
    },

    /** What was valid when it was stored may break a rule that came later, so it is checked, too. */
    async restore(
      actor: Actor,
      { section, version, restore }: SettingsRestore,
    ): Promise<SectionRow> {
      const { value } =
        restore === 0 ? { value: sectionDefaults[section] } : await versions.find(section, restore);
      refuseBroken(section, { ...sectionDefaults[section], ...value });
      const added = await versions.add(
        actor,
        { section, version, value, restored: restore },
        section === 'currency'
          ? (tx) => requireCurrencyChange(tx, 'restore', readStored(section, value).code)
          : undefined,
      );
      return { ...added, section };
    },

    history: versions.history,
  };

  function refuseBroken(section: SettingsSection, value: Record<string, unknown>): void {
    const { success, output, issues } = v.safeParse(settingsSchemas[section], value);
    if (success) {
      if (section === 'brand') refuseBadColors(output as BrandSettings);
      return;
    }
    const errors = issues.map((issue) => ({
      path: v.getDotPath(issue) ?? section,
      message: issue.message,
    }));
    const sentence = 'This version breaks a newer rule. Enter its values in the form instead.';
    throw new Failure('validation', sentence, { errors });
  }

  function refuseBadColors(brand: ShopSettings['brand']): void {
    const [first, ...others] = checkBrand(brand);
    if (first) throw invalid([first, ...others]);
  }
}
