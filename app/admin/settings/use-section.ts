import { useLocation } from 'react-router';
import type { SettingsSection } from '#contract/shop-settings';
import { settingsSections } from '#db/values/settings';

/** The section that the address names. Each has routes of its own, because their pages differ. */
export function useSection(): SettingsSection {
  const [, , , named] = useLocation().pathname.split('/');
  return settingsSections.find((section) => section === named) ?? 'brand';
}
