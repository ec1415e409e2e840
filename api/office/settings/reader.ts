import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { formatError } from '#api/http/format-error';
import { moneyFormatOf } from '#contract/currency';
import type { EmailSettings, StoredEmailTexts } from '#contract/email-texts';
import { showMoneyAs } from '#contract/money-format';
import { defaultsOf } from '#contract/section-defaults';
import { shownTax, type TaxSettings } from '#contract/settings/tax';
import {
  type SectionValues,
  type SettingsSection,
  type ShopSettings,
  settingsSchemas,
} from '#contract/shop-settings';
import type { Database, Db } from '#db/client';
import { type ShopSettingsRow, shopSettings } from '#db/schema/shop-settings';
import { mailKinds } from '#db/values/mail-kinds';
import { emailSection, settingsSections } from '#db/values/settings';

/** How long to wait before the settings are read again after the database failed. */
const retryMs = 1000;

type Dependencies = {
  database: Pick<Database, 'db' | 'listen'>;
  /** Called when they differ from those read before, so that what shows them is made again. */
  onChange: () => void;
  /** Called at each notice of the catalog, which is of the settings, too. */
  onNotice?: () => void;
  log: (line: string) => void;
};

/** The current settings, in memory: reading them costs nothing. */
export type ShopSettingsReader = { current: () => ShopSettings };

export type SettingsCache = ShopSettingsReader & {
  /** With the texts of emails, which no page has. */
  forMails: () => EmailSettings;
  /** Reads them again; call it when any process may have changed them. Never rejects. */
  reload(): Promise<void>;
  close(): void;
};

/** Reads the settings now, and again at each notice. */
export async function openSettings({
  database,
  onChange,
  onNotice,
  log,
}: Dependencies): Promise<SettingsCache> {
  const { db } = database;
  let settings = await readEmailSettings(db, log);
  let shown = withoutEmails(settings);
  let known = JSON.stringify(settings);
  let reading = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    try {
      const newest = await readEmailSettings(db, log);
      const text = JSON.stringify(newest);
      if (text === known) return;
      settings = newest;
      shown = withoutEmails(newest);
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

  await database.listen('catalog', () => {
    onNotice?.();
    void reload();
  });
  // Another process may have saved before this one listened.
  await reload();
  return {
    current: () => shown,
    forMails: () => settings,
    reload,
    close: () => clearTimeout(retry),
  };
}

/** Reads the settings once. `log` hears of stored fields that can't be used. */
export async function readEmailSettings(
  db: Db,
  log?: (line: string) => void,
): Promise<EmailSettings> {
  const rows = await db
    .selectDistinctOn([shopSettings.section])
    .from(shopSettings)
    .orderBy(shopSettings.section, desc(shopSettings.version));
  const { currency } = settingsOf('currency', rows, log);
  // Before the others, whose amounts are read in it.
  showMoneyAs(moneyFormatOf(currency.code));
  const sections = settingsSections.map((section) => settingsOf(section, rows, log));
  return Object.assign({ emails: emailTextsOf(rows) }, ...sections);
}

/** The settings that pages show. */
export async function readSettings(db: Db, log?: (line: string) => void): Promise<ShopSettings> {
  return withoutEmails(await readEmailSettings(db, log));
}

/** Everything that the shop has set about tax. */
export async function readTaxSettings(db: Db): Promise<TaxSettings> {
  const newest = await db.query.shopSettings.findFirst({
    where: eq(shopSettings.section, 'tax'),
    orderBy: desc(shopSettings.version),
  });
  return readStored('tax', newest?.value ?? {});
}

function withoutEmails({ emails: _, ...shown }: EmailSettings): ShopSettings {
  return shown;
}

/** As they are stored. Templates use only those that can be sent. */
function emailTextsOf(rows: readonly ShopSettingsRow[]): StoredEmailTexts {
  const stored = rows.flatMap(({ section, value }) => {
    const kind = mailKinds.find((known) => section === emailSection(known));
    return kind ? [[kind, value]] : [];
  });
  return Object.fromEntries(stored);
}

function settingsOf<Section extends SettingsSection>(
  section: Section,
  rows: readonly ShopSettingsRow[],
  log?: (line: string) => void,
): Pick<ShopSettings, Section> {
  const stored = rows.find((row) => row.section === section)?.value ?? {};
  const value = readStored(section, stored, (field) =>
    log?.(`settings: the stored ${section}.${field} is invalid, so the source’s is used`),
  );
  const shown = section === 'tax' ? shownTax(value as TaxSettings) : { [section]: value };
  return shown as Pick<ShopSettings, Section>;
}

/**
 * A stored value, completed by what the source says of fields that it doesn't have: an older
 * version of the shop may have written it. What became invalid is the source's, too, field by field.
 */
export function readStored<Section extends SettingsSection>(
  section: Section,
  stored: Record<string, unknown>,
  onInvalid?: (field: string) => void,
): SectionValues[Section] {
  const defaults = defaultsOf(section);
  const schema: v.GenericSchema<unknown, SectionValues[Section]> = settingsSchemas[section];
  const values: Record<string, unknown> = { ...defaults, ...stored };
  const { success, output, issues = [] } = v.safeParse(schema, values);
  if (success) return output;
  const given: Record<string, unknown> = defaults;
  for (const field of new Set(issues.map((issue) => String(issue.path?.[0]?.key)))) {
    onInvalid?.(field);
    values[field] = given[field];
  }
  return v.parse(schema, values);
}
