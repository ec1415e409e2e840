import { readStored } from '#api/platform/shop-settings/reader';
import { defaultSettings } from '#contract/default-settings';
import type { CurrentSettings, SettingsSection, SettingsVersion } from '#contract/shop-settings';
import type { ShopSettingsRow } from '#db/schema/shop-settings';

/** A section without a row has the values of the source. */
export function settingsToWire(
  row: ShopSettingsRow | { section: SettingsSection },
): CurrentSettings {
  const { section } = row;
  const stored = 'version' in row ? row : null;
  // A section and its values belong together, which the compiler can't tell of a union.
  return {
    section,
    version: stored?.version ?? 0,
    changedBy: stored?.changedBy ?? null,
    changedAt: stored?.createdAt.toISOString() ?? null,
    value: readStored(section, stored?.value ?? {}),
    defaults: defaultSettings[section],
  } as CurrentSettings;
}

export function versionToWire({
  version,
  changedBy,
  createdAt,
  restored,
  section,
  value,
  before,
}: ShopSettingsRow & { before: Record<string, unknown> }): SettingsVersion {
  return {
    ...{ version, changedBy, restored },
    changedAt: createdAt.toISOString(),
    before: readStored(section, before),
    value: readStored(section, value),
  };
}
