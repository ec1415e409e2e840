import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import { formatError } from '#api/http/format-error';
import { defaultSettings } from '#contract/default-settings';
import { type SettingsSection, type ShopSettings, settingsSchemas } from '#contract/shop-settings';
import type { Db } from '#db/client';
import { type ShopSettingsRow, shopSettings } from '#db/schema/shop-settings';
import { settingsSections } from '#db/values/settings';

/** How long to wait before the settings are read again after the database failed. */
const retryMs = 1000;

type Dependencies = {
  db: Db;
  /** Called when they differ from those read before, so that what shows them is made again. */
  onChange: () => void;
  log: (line: string) => void;
};

/** The current settings, in memory: reading them costs nothing. */
export type ShopSettingsReader = { current: () => ShopSettings };

export type SettingsCache = ShopSettingsReader & {
  /** Reads them again; call it when any process may have changed them. Never rejects. */
  reload(): Promise<void>;
  close(): void;
};

/** Reads the settings now, and again at each `reload`. */
export async function openSettings({ db, onChange, log }: Dependencies): Promise<SettingsCache> {
  let settings = await readSettings(db);
  let known = JSON.stringify(settings);
  let reading = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    try {
      const newest = await readSettings(db);
      const text = JSON.stringify(newest);
      if (text === known) return;
      settings = newest;
      known = text;
      onChange();
    } catch (error) {
      log(`settings: ${formatError(error)}`);
      clearTimeout(retry);
      retry = setTimeout(reload, retryMs);
      retry.unref();
    }
  }

  /** One after the other, so that an older answer never replaces a newer one. */
  function reload(): Promise<void> {
    reading = reading.then(read);
    return reading;
  }

  return { current: () => settings, reload, close: () => clearTimeout(retry) };
}

/** For a command, which reads the settings once. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db
    .selectDistinctOn([shopSettings.section])
    .from(shopSettings)
    .orderBy(shopSettings.section, desc(shopSettings.version));
  return Object.assign({}, ...settingsSections.map((section) => settingsOf(section, rows)));
}

function settingsOf(section: SettingsSection, rows: readonly ShopSettingsRow[]) {
  const stored = rows.find((row) => row.section === section)?.value ?? {};
  return { [section]: readStored(section, stored) };
}

/**
 * A stored value, completed by what the source says of fields that it doesn't have: an older
 * version of the shop may have written it.
 */
export function readStored<Section extends SettingsSection>(
  section: Section,
  stored: Record<string, unknown>,
): ShopSettings[Section] {
  const defaults = defaultSettings[section];
  const schema: v.GenericSchema<unknown, ShopSettings[Section]> = settingsSchemas[section];
  const { success, output } = v.safeParse(schema, { ...defaults, ...stored });
  return success ? output : defaults;
}
