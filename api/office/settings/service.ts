import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { Failure, type FieldError, invalid } from '#api/http/failure';
import type { Actor } from '#api/office/audit/write-audit';
import { defaultsOf } from '#contract/section-defaults';
import type { BrandSettings } from '#contract/settings/brand';
import type { DeliverySettings } from '#contract/settings/delivery';
import type { TaxSettings } from '#contract/settings/tax';
import {
  type SettingsChange,
  type SettingsRestore,
  type SettingsSection,
  type ShopSettings,
  settingsSchemas,
} from '#contract/shop-settings';
import type { Db } from '#db/client';
import type { ShopSettingsRow } from '#db/schema/shop-settings';
import { settingsSections } from '#db/values/settings';
import { updateDeliveryTexts } from './delivery-texts.ts';
import { readStored } from './reader.ts';
import { requireCurrencyChange } from './shop-currency.ts';
import type { NewVersion, SettingsVersions } from './versions.ts';

/** What is wrong with a brand's colors, by field. The theme's rules belong to the app. */
export type CheckBrand = (brand: ShopSettings['brand']) => FieldError[];

/** Why the shop can't charge tax like this; null: it can. What the provider says belongs to commerce. */
export type CheckTax = (tax: TaxSettings) => Promise<string | null>;

/** The newest version of a section; without a row, the source's. */
export type SectionRow =
  | (ShopSettingsRow & { section: SettingsSection })
  | { section: SettingsSection };

type Dependencies = { versions: SettingsVersions; checkBrand: CheckBrand; checkTax: CheckTax };

export type ShopSettingsService = ReturnType<typeof createShopSettings>;

/** Changes the settings that pages show. */
export function createShopSettings({ versions, checkBrand, checkTax }: Dependencies) {
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
      if (change.section === 'tax') await requireTax('value.mode', change.value);
      const hours = change.section === 'delivery' ? await newPromise(change.value) : undefined;
      const stored = hours ? updateDeliveryTexts('delivery', value, hours) : value;
      const added = await versions.add(
        actor,
        { section, version, value: stored, restored: null },
        {
          ...(section === 'currency' && {
            check: (tx) => requireCurrencyChange(tx, 'value.code', value.code),
          }),
          ...(hours && { follow: (tx) => listOutdated(tx, hours) }),
        },
      );
      return { ...added, section };
    },

    /** What was valid when it was stored may break a rule that came later, so it is checked, too. */
    async restore(
      actor: Actor,
      { section, version, restore }: SettingsRestore,
    ): Promise<SectionRow> {
      const { value } =
        restore === 0 ? { value: defaultsOf(section) } : await versions.find(section, restore);
      refuseBroken(section, { ...defaultsOf(section), ...value });
      if (section === 'tax') await requireTax('restore', readStored(section, value));
      const added = await versions.add(
        actor,
        { section, version, value, restored: restore },
        section === 'currency'
          ? { check: (tx) => requireCurrencyChange(tx, 'restore', readStored(section, value).code) }
          : {},
      );
      return { ...added, section };
    },

    history: versions.history,
  };

  /** The hours of the promise before and after a change of them. */
  async function newPromise({ withinHours }: DeliverySettings) {
    const newest = await versions.newest('delivery');
    const before = readStored('delivery', newest?.value ?? {}).withinHours;
    return before === withinHours ? undefined : { before, after: withinHours };
  }

  /** The sections beside it whose default texts say the promise before. */
  async function listOutdated(
    tx: Db,
    hours: { before: number; after: number },
  ): Promise<NewVersion[]> {
    const sections = ['claims', 'brand'] as const;
    const rows = await versions.newestOf(sections, tx);
    return sections.flatMap((section) => {
      const row = rows.find((known) => known.section === section);
      const current = readStored(section, row?.value ?? {});
      const value = updateDeliveryTexts(section, current, hours);
      return isDeepStrictEqual(value, current)
        ? []
        : [{ section, version: row?.version ?? 0, value, restored: null }];
    });
  }

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

  async function requireTax(path: string, tax: TaxSettings): Promise<void> {
    const message = await checkTax(tax);
    if (message) throw invalid([{ path, message }]);
  }

  function refuseBadColors(brand: ShopSettings['brand']): void {
    const [first, ...others] = checkBrand(brand);
    if (first) throw invalid([first, ...others]);
  }
}
