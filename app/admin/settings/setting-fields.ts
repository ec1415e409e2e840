import * as v from 'valibot';
import { settingLabels } from '#contract/setting-labels';
import { BrandSettings } from '#contract/settings/brand';
import type { SettingsSection, ShopSettings } from '#contract/shop-settings';
import { timeZones } from '#contract/time-zones';
import { currencies } from '#db/values/currencies';
import {
  brandForm,
  claimsForm,
  contactForm,
  currencyForm,
  deliveryForm,
  featuresForm,
  reportsForm,
  senderForm,
  supportForm,
  taxForm,
} from '../../copy/admin-settings.ts';
import { countryOptions } from '../../format/countries.ts';
import { sumMoney } from '../../format/money.ts';

/** How a field is typed: `lines` is a list with one entry a line, `titles` what a choice offers. */
export type SettingField = {
  name: string;
  label: string;
  hint?: string;
  isOptional?: true;
  kind: 'line' | 'lines' | 'money' | 'number' | 'picture' | 'switch' | 'choice';
  titles?: Readonly<Record<string, string>>;
  /** The choice in another field that it is shown for. */
  shownFor?: { field: string; choice: string };
};

const ownRates = { field: 'mode', choice: 'rates' };
const automaticTax = { field: 'mode', choice: 'provider' };

/** The fields of each section, in the order of its form. */
export const settingFields: Record<SettingsSection, readonly SettingField[]> = {
  brand: [
    { name: 'name', label: brandForm.name, kind: 'line' },
    { name: 'tagline', label: brandForm.tagline, kind: 'line' },
    { name: 'description', label: brandForm.description, kind: 'line' },
    { name: 'logo', label: brandForm.logo, kind: 'picture' },
    { name: 'logoDark', label: brandForm.logoDark, kind: 'picture' },
    { name: 'logoOnly', label: brandForm.logoOnly, kind: 'switch' },
    {
      name: 'headlines',
      label: brandForm.headlines,
      kind: 'choice',
      titles: brandForm.headlineFonts,
    },
    { name: 'text', label: brandForm.text, kind: 'choice', titles: brandForm.textFonts },
    { name: 'accent', label: brandForm.accent, kind: 'line' },
    { name: 'accentDark', label: brandForm.accentDark, kind: 'line' },
  ],
  support: [
    supportField('regularPrice'),
    supportField('regularContent'),
    supportField('expansionPrice'),
    supportField('expansionContent'),
    supportField('migrationContent'),
  ],
  claims: [
    { name: 'promises', ...claimsForm.promises, kind: 'lines' },
    { name: 'figures', ...claimsForm.figures, kind: 'lines' },
    { name: 'included', ...claimsForm.included, kind: 'lines' },
    { name: 'footer', ...claimsForm.footer, kind: 'line' },
    { name: 'offerPrice', ...claimsForm.offerPrice, kind: 'line' },
    { name: 'ratingValue', ...claimsForm.ratingValue, kind: 'line' },
    { name: 'ratingCount', ...claimsForm.ratingCount, kind: 'number' },
  ],
  contact: [
    { name: 'businessHours', ...contactForm.businessHours, kind: 'line' },
    { name: 'salesHours', ...contactForm.salesHours, kind: 'number' },
    { name: 'supportHours', ...contactForm.supportHours, kind: 'number' },
    { name: 'urgentHours', ...contactForm.urgentHours, kind: 'number' },
    { name: 'answerWithinHours', ...contactForm.answerWithinHours, kind: 'number' },
  ],
  delivery: [
    { name: 'withinHours', ...deliveryForm.withinHours, kind: 'number' },
    { name: 'averageHours', ...deliveryForm.averageHours, kind: 'number' },
    { name: 'credentialsHours', ...deliveryForm.credentialsHours, kind: 'line' },
    { name: 'headline', ...deliveryForm.headline, kind: 'line' },
    { name: 'stepTimes', ...deliveryForm.stepTimes, kind: 'lines' },
  ],
  features: [
    { name: 'discountCodes', ...featuresForm.discountCodes, kind: 'switch' },
    { name: 'regularSupport', ...featuresForm.regularSupport, kind: 'switch' },
    { name: 'expansionSupport', ...featuresForm.expansionSupport, kind: 'switch' },
    { name: 'figures', ...featuresForm.figures, kind: 'switch' },
    { name: 'ratings', ...featuresForm.ratings, kind: 'switch' },
    { name: 'priceQuestions', ...featuresForm.priceQuestions, kind: 'switch' },
    { name: 'annualPlans', ...featuresForm.annualPlans, kind: 'switch' },
    { name: 'demoBar', ...featuresForm.demoBar, kind: 'switch' },
    { name: 'singleSignOn', ...featuresForm.singleSignOn, kind: 'switch' },
    { name: 'browserConfirmation', ...featuresForm.browserConfirmation, kind: 'switch' },
  ],
  sender: [
    { name: 'name', ...senderForm.name, isOptional: true, kind: 'line' },
    { name: 'replyTo', ...senderForm.replyTo, isOptional: true, kind: 'line' },
    { name: 'supportEmail', ...senderForm.supportEmail, kind: 'line' },
  ],
  reports: [
    {
      name: 'timeZone',
      ...reportsForm.timeZone,
      kind: 'choice',
      titles: Object.fromEntries(timeZones.map((zone) => [zone, zone.replaceAll('_', ' ')])),
    },
  ],
  currency: [
    {
      name: 'code',
      ...currencyForm.code,
      kind: 'choice',
      titles: Object.fromEntries(currencies.map((code) => [code, currencyForm.titleOf(code)])),
    },
  ],
  tax: [
    { name: 'mode', ...taxForm.mode, kind: 'choice' },
    { name: 'unlisted', ...taxForm.unlisted, kind: 'choice', shownFor: ownRates },
    { name: 'behavior', ...taxForm.behavior, kind: 'choice', shownFor: automaticTax },
    {
      name: 'productTaxCode',
      ...taxForm.productTaxCode,
      isOptional: true,
      kind: 'line',
      shownFor: automaticTax,
    },
    { name: 'sellerName', ...taxForm.sellerName, isOptional: true, kind: 'line' },
    { name: 'sellerAddress', ...taxForm.sellerAddress, isOptional: true, kind: 'line' },
    {
      name: 'sellerCountry',
      label: taxForm.sellerCountry.label,
      hint: taxForm.sellerCountry.hint,
      isOptional: true,
      kind: 'choice',
      titles: Object.fromEntries([
        ['', taxForm.sellerCountry.none],
        ...countryOptions.map(({ value, label }) => [value, label]),
      ]),
    },
    { name: 'sellerNumber', ...taxForm.sellerNumber, isOptional: true, kind: 'line' },
  ],
};

function supportField(name: keyof ShopSettings['support']): SettingField {
  const label = settingLabels[`support.${name}`];
  return name === 'regularPrice' || name === 'expansionPrice'
    ? { name, label, hint: supportForm.priceHint, kind: 'money' }
    : { name, label, hint: supportForm.contentHint, kind: 'lines' };
}

/** A field whose value differs, formatted for display. */
export type FieldChange = { field: string; before: string; after: string };

type Value = Record<string, unknown>;

/** Compares two versions of a section, field by field. */
export function listChanges(section: SettingsSection, before: Value, after: Value): FieldChange[] {
  return settingFields[section].flatMap((field) => {
    const { name } = field;
    const change = { before: format(before[name], field), after: format(after[name], field) };
    return change.before === change.after ? [] : [{ field: field.label, ...change }];
  });
}

export function labelOfSetting(section: SettingsSection, name: string): string {
  return settingFields[section].find((field) => field.name === name)?.label ?? name;
}

/** A field of a section for display, also as it is in a form. */
export function textOfSetting(section: SettingsSection, name: string, value: unknown): string {
  const field = settingFields[section].find((known) => known.name === name);
  return field ? format(value, field) : String(value ?? '');
}

function format(value: unknown, { kind, titles }: SettingField): string {
  if (Array.isArray(value)) return value.join(', ');
  if (kind === 'lines')
    return String(value ?? '')
      .trim()
      .split(/\s*\n\s*/)
      .join(', ');
  if (kind === 'picture') return formatLogo(value);
  if (kind === 'switch') return value === true || value === 'true' ? brandForm.yes : brandForm.no;
  const text = String(value ?? '');
  if (kind === 'money' && /^\d+\.\d\d$/.test(text)) return sumMoney(text);
  return titles?.[text] ?? text;
}

/** The start of its file's name tells two logos of the same size apart. */
function formatLogo(value: unknown): string {
  const { success, output } = v.safeParse(BrandSettings.entries.logo, value);
  if (!success || !output) return brandForm.noLogo;
  const [, name = ''] = /\/(\w{6})\w*-\d+\.webp$/.exec(output.url) ?? [];
  return brandForm.logoOf(output.width, output.height, name);
}
