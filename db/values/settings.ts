/** The parts of the shop's settings, each with versions of its own. */
export const settingsSections = ['brand', 'support', 'claims', 'contact'] as const;
export type SettingsSection = (typeof settingsSections)[number];
