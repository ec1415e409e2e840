import { defaultsOf } from '#contract/section-defaults';
import type { CurrentSettings, SettingsSection, SettingsVersion } from '#contract/shop-settings';
import { readStored } from './reader.ts';
import type { SectionRow } from './service.ts';
import type { ComparedVersion } from './versions.ts';

/** A section without a row has the values of the source. */
export function settingsToWire(row: SectionRow): CurrentSettings {
  const { section } = row;
  const stored = 'version' in row ? row : null;
  // A section and its values belong together, which the compiler can't tell of a union.
  return {
    section,
    version: stored?.version ?? 0,
    changedBy: stored?.changedBy ?? null,
    changedAt: stored?.createdAt.toISOString() ?? null,
    value: readStored(section, stored?.value ?? {}),
    defaults: defaultsOf(section),
  } as CurrentSettings;
}

export function versionToWire(section: SettingsSection, row: ComparedVersion): SettingsVersion {
  return comparedToWire(row, (value) => readStored(section, value));
}

/** `complete`: adds what the stored value doesn't have. */
export function comparedToWire(
  { version, changedBy, createdAt, restored, before, value }: ComparedVersion,
  complete: (value: Record<string, unknown>) => Record<string, unknown>,
): SettingsVersion {
  return {
    version,
    changedBy,
    restored,
    changedAt: createdAt.toISOString(),
    before: complete(before),
    value: complete(value),
  };
}
