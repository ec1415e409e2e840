import { useLocation } from 'react-router';
import type { LegalDocument } from '#contract/legal-texts';
import type { SettingsSection } from '#contract/shop-settings';
import { legalDocuments } from '#db/values/enumerations';
import { settingsSections } from '#db/values/settings';
import { type SettingsPageName, settingsPageNames } from './pages.ts';

/** The page of the settings that the address names. */
export function useSettingsPage(): SettingsPageName {
  const [, , , named] = useLocation().pathname.split('/');
  return settingsPageNames.find((name) => name === named) ?? 'general';
}

/** The section that the address names. Each has routes of its own, because their pages differ. */
export function useSection(): SettingsSection {
  const [, , , named] = useLocation().pathname.split('/');
  return settingsSections.find((section) => section === named) ?? 'brand';
}

/** The legal text that the address names. */
export function useLegalDocument(): LegalDocument {
  const [, , , , named] = useLocation().pathname.split('/');
  return legalDocuments.find((document) => document === named) ?? 'terms';
}
