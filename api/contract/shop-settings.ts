import * as v from 'valibot';
import { type SettingsSection, settingsSections } from '#db/values/settings';
import { instantText } from './fields.ts';
import { BrandSettings } from './settings/brand.ts';
import { ClaimsSettings } from './settings/claims.ts';
import { ContactSettings } from './settings/contact.ts';
import { CurrencySettings } from './settings/currency.ts';
import { DeliverySettings } from './settings/delivery.ts';
import { FeaturesSettings } from './settings/features.ts';
import { SenderSettings } from './settings/sender.ts';
import { SupportSettings } from './settings/support.ts';
import { type ShownTax, TaxSettings } from './settings/tax.ts';
import { timeZones } from './time-zones.ts';

/** How the analytics and the days of lists count: a day starts at midnight there. */
const ReportsSettings = v.object({
  timeZone: v.picklist(timeZones, 'Choose a time zone of the list.'),
});

type ReportsSettings = v.InferOutput<typeof ReportsSettings>;

export type { SettingsSection } from '#db/values/settings';

/** What pages know of the shop's settings, by section. */
export type ShopSettings = {
  brand: BrandSettings;
  support: SupportSettings;
  claims: ClaimsSettings;
  contact: ContactSettings;
  delivery: DeliverySettings;
  features: FeaturesSettings;
  sender: SenderSettings;
  reports: ReportsSettings;
  currency: CurrencySettings;
  /** Absent while tax is off. */
  tax?: ShownTax;
};

/** What admins can change about the shop, by section. */
export type SectionValues = Omit<ShopSettings, 'tax'> & { tax: TaxSettings };

export const settingsSchemas: {
  [Section in SettingsSection]: v.GenericSchema<unknown, SectionValues[Section]>;
} = {
  brand: BrandSettings,
  support: SupportSettings,
  claims: ClaimsSettings,
  contact: ContactSettings,
  delivery: DeliverySettings,
  features: FeaturesSettings,
  sender: SenderSettings,
  reports: ReportsSettings,
  currency: CurrencySettings,
  tax: TaxSettings,
};

const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Replaces a section. `version`: the one that the admin changed; 0 for the source's. */
export const SettingsChange = v.variant('section', [
  v.object({ section: v.literal('brand'), version, value: BrandSettings }),
  v.object({ section: v.literal('support'), version, value: SupportSettings }),
  v.object({ section: v.literal('claims'), version, value: ClaimsSettings }),
  v.object({ section: v.literal('contact'), version, value: ContactSettings }),
  v.object({ section: v.literal('delivery'), version, value: DeliverySettings }),
  v.object({ section: v.literal('features'), version, value: FeaturesSettings }),
  v.object({ section: v.literal('sender'), version, value: SenderSettings }),
  v.object({ section: v.literal('reports'), version, value: ReportsSettings }),
  v.object({ section: v.literal('currency'), version, value: CurrencySettings }),
  v.object({ section: v.literal('tax'), version, value: TaxSettings }),
]);
export type SettingsChange = v.InferOutput<typeof SettingsChange>;

/** Makes an older version the newest again. `restore`: 0 is what the source says. */
export const SettingsRestore = v.object({
  section: v.picklist(settingsSections),
  version,
  restore: version,
});
export type SettingsRestore = v.InferOutput<typeof SettingsRestore>;

const about = {
  version: v.number(),
  /** Null for the source's. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(instantText),
};

/** The newest version of a section, with the source's values. */
export const CurrentSettings = v.variant('section', [
  v.object({
    section: v.literal('brand'),
    ...about,
    value: BrandSettings,
    defaults: BrandSettings,
  }),
  v.object({
    section: v.literal('support'),
    ...about,
    value: SupportSettings,
    defaults: SupportSettings,
  }),
  v.object({
    section: v.literal('claims'),
    ...about,
    value: ClaimsSettings,
    defaults: ClaimsSettings,
  }),
  v.object({
    section: v.literal('contact'),
    ...about,
    value: ContactSettings,
    defaults: ContactSettings,
  }),
  v.object({
    section: v.literal('delivery'),
    ...about,
    value: DeliverySettings,
    defaults: DeliverySettings,
  }),
  v.object({
    section: v.literal('features'),
    ...about,
    value: FeaturesSettings,
    defaults: FeaturesSettings,
  }),
  v.object({
    section: v.literal('sender'),
    ...about,
    value: SenderSettings,
    defaults: SenderSettings,
  }),
  v.object({
    section: v.literal('reports'),
    ...about,
    value: ReportsSettings,
    defaults: ReportsSettings,
  }),
  v.object({
    section: v.literal('currency'),
    ...about,
    value: CurrencySettings,
    defaults: CurrencySettings,
  }),
  v.object({ section: v.literal('tax'), ...about, value: TaxSettings, defaults: TaxSettings }),
]);
export type CurrentSettings = v.InferOutput<typeof CurrentSettings>;

/** The newest version of one section. */
export type SectionSettings<Section extends SettingsSection> = {
  section: Section;
  version: number;
  changedBy: string | null;
  changedAt: string | null;
  value: SectionValues[Section];
  defaults: SectionValues[Section];
};

/** Every section. */
export const SettingsList = v.array(CurrentSettings);

/** A version and the one before it, to compare. */
export const SettingsVersion = v.object({
  version: v.number(),
  changedBy: v.string(),
  changedAt: instantText,
  /** The version that this one restored. */
  restored: v.nullable(v.number()),
  before: v.record(v.string(), v.unknown()),
  value: v.record(v.string(), v.unknown()),
});
export type SettingsVersion = v.InferOutput<typeof SettingsVersion>;

/** Newest first. `before`: only versions older than this one. */
export const SettingsHistoryQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
});
export type SettingsHistoryQuery = v.InferOutput<typeof SettingsHistoryQuery>;

/** Up to {@link historyLength} versions. */
export const SettingsHistory = v.array(SettingsVersion);

export const historyLength = 50;
