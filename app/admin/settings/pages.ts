import type { SettingsSection } from '#contract/shop-settings';
import { settingsSections } from '#db/values/settings';
import type { settingsPages as texts } from '../../copy/admin-settings.ts';
import { paths } from '../../paths.ts';

export type SettingsPageName = keyof typeof texts;

/** The pages of the settings, each with the sections that belong together, in their order. */
export const settingsPages: Record<SettingsPageName, readonly SettingsSection[]> = {
  general: ['brand', 'sender', 'reports', 'currency'],
  promises: ['contact', 'delivery', 'claims'],
  offer: ['support', 'features'],
  tax: ['tax'],
};

export const settingsPageNames = Object.keys(settingsPages) as SettingsPageName[];

/** Where a section is on its page. */
export function hrefOfSection(section: SettingsSection): string {
  const page = settingsPageNames.find((name) => settingsPages[name].includes(section));
  return paths.adminSettingsPart(page ?? 'general', section);
}

/** The address that a section had when it was a page. Tax still has one. */
export const movedSections = settingsSections
  .filter((section) => section !== 'tax')
  .map(paths.adminSettingsPage);
