import { and, desc, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { Failure, type FieldError, invalid } from '#api/http/failure';
import { actorName } from '#api/platform/audit/actor-name';
import { type Actor, writeAudit } from '#api/platform/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { defaultSettings } from '#contract/default-settings';
import {
  type BrandSettings,
  historyLength,
  type SettingsChange,
  type SettingsHistoryQuery,
  type SettingsRestore,
  type SettingsSection,
  type ShopSettings,
  settingsSchemas,
} from '#contract/shop-settings';
import type { Db } from '#db/client';
import { type ShopSettingsRow, shopSettings } from '#db/schema/shop-settings';
import { settingsSections } from '#db/values/settings';
import type { SettingsCache } from './reader.ts';

/** What is wrong with a brand's colors, by field. The theme's rules belong to the app. */
export type CheckBrand = (brand: ShopSettings['brand']) => FieldError[];

type Dependencies = { db: Db; cache: SettingsCache; checkBrand: CheckBrand; now: Clock };

export type ShopSettingsService = ReturnType<typeof createShopSettings>;

/** Changes the settings. Each change is a new version, so nothing is ever lost. */
export function createShopSettings({ db, cache, checkBrand, now }: Dependencies) {
  async function findNewest(tx: Db, section: SettingsSection) {
    const [row] = await tx
      .select()
      .from(shopSettings)
      .where(eq(shopSettings.section, section))
      .orderBy(desc(shopSettings.version))
      .limit(1);
    return row;
  }

  /**
   * Adds the version after the one that the admin has seen. Of two at once, the unique number lets
   * one through and the other hears who was faster.
   */
  async function add(
    actor: Actor,
    {
      section,
      version,
      ...values
    }: Pick<ShopSettingsRow, 'section' | 'version' | 'value'> & {
      restored: number | null;
    },
  ): Promise<ShopSettingsRow> {
    const added = await db.transaction(async (tx) => {
      const newest = await findNewest(tx, section);
      if ((newest?.version ?? 0) !== version) throw editConflict(newest);
      const at = now();
      const [row] = await tx
        .insert(shopSettings)
        .values({
          ...values,
          section,
          version: version + 1,
          changedBy: actorName(actor.user, actor.customer),
          createdAt: at,
        })
        .onConflictDoNothing()
        .returning();
      if (!row) throw editConflict(await findNewest(tx, section));
      const verb = row.restored === null ? 'settings.changed' : 'settings.restored';
      const subject = { id: row.id, name: `${section}, version ${row.version}` };
      await writeAudit(tx, actor, { at, verb, subject });
      return row;
    });
    // The admin's next page shows the change, in this process before the notification arrives.
    await cache.reload();
    return added;
  }

  return {
    async list(): Promise<(ShopSettingsRow | { section: SettingsSection })[]> {
      const rows = await db
        .selectDistinctOn([shopSettings.section])
        .from(shopSettings)
        .orderBy(shopSettings.section, desc(shopSettings.version));
      return settingsSections.map(
        (section) => rows.find((row) => row.section === section) ?? { section },
      );
    },

    change(actor: Actor, change: SettingsChange): Promise<ShopSettingsRow> {
      const { section, version, value } = change;
      if (change.section === 'brand') refuseBadColors(change.value);
      return add(actor, { section, version, value, restored: null });
    },

    /** What was valid when it was stored may break a rule that came later, so it is checked, too. */
    async restore(actor: Actor, { section, version, restore }: SettingsRestore) {
      const { value } =
        restore === 0 ? { value: defaultSettings[section] } : await findVersion(section, restore);
      refuseBroken(section, { ...defaultSettings[section], ...value });
      return add(actor, { section, version, value, restored: restore });
    },

    /** Newest first, each with the value before it. */
    async history(section: SettingsSection, { before }: SettingsHistoryQuery) {
      const rows = await db
        .select()
        .from(shopSettings)
        .where(
          and(
            eq(shopSettings.section, section),
            before === undefined ? undefined : lt(shopSettings.version, before),
          ),
        )
        .orderBy(desc(shopSettings.version))
        .limit(historyLength + 1);
      return rows
        .slice(0, historyLength)
        .map((row, index) => ({ ...row, before: rows[index + 1]?.value ?? {} }));
    },
  };

  async function findVersion(section: SettingsSection, version: number): Promise<ShopSettingsRow> {
    const row = await db.query.shopSettings.findFirst({
      where: and(eq(shopSettings.section, section), eq(shopSettings.version, version)),
    });
    if (!row) throw new Failure('not_found', 'This version was not found.');
    return row;
  }

  function refuseBroken(section: SettingsSection, value: Record<string, unknown>): void {
    const { success, output, issues } = v.safeParse(settingsSchemas[section], value);
    if (success) {
      if (section === 'brand') refuseBadColors(output as BrandSettings);
      return;
    }
    const errors = issues.map((issue) => ({
      path: v.getDotPath(issue) ?? section,
      message: issue.message,
    }));
    const sentence = 'This version breaks a newer rule. Enter its values in the form instead.';
    throw new Failure('validation', sentence, { errors });
  }

  function refuseBadColors(brand: ShopSettings['brand']): void {
    const [first, ...others] = checkBrand(brand);
    if (first) throw invalid([first, ...others]);
  }
}

function editConflict(newest: ShopSettingsRow | undefined): Failure {
  const by = newest?.changedBy ?? 'Another admin';
  return new Failure('conflict', `${by} changed these settings after you opened them.`, {
    ...(newest && {
      newer: { by: newest.changedBy, at: newest.createdAt.toISOString() },
    }),
  });
}
