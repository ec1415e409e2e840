import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { actorName } from '#api/http/actor-name';
import { Failure } from '#api/http/failure';
import {
  type Actor,
  type AuditFacts,
  changesBetween,
  writeAudit,
} from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { AuditField, AuditValue } from '#contract/audit';
import { historyLength, type SettingsHistoryQuery } from '#contract/shop-settings';
import type { Db } from '#db/client';
import { type ShopSettingsRow, shopSettings } from '#db/schema/shop-settings';
import { type SettingsSection, type StoredSection, settingsSections } from '#db/values/settings';
import { readStored, type SettingsCache } from './reader.ts';

type Dependencies = { db: Db; cache: Pick<SettingsCache, 'reload'>; now: Clock };

/** `restored`: the older version that this one repeats. */
export type NewVersion = Pick<ShopSettingsRow, 'section' | 'version' | 'value' | 'restored'>;

type Follow = (tx: Db) => Promise<NewVersion[]>;

/** A version with the value before it. */
export type ComparedVersion = ShopSettingsRow & { before: Record<string, unknown> };

export type SettingsVersions = ReturnType<typeof createSettingsVersions>;

/** The versions of each section. A change adds one, so nothing is ever lost. */
export function createSettingsVersions({ db, cache, now }: Dependencies) {
  return {
    /** `tx`: the transaction that depends on it. */
    newest: (section: StoredSection, tx: Db = db) => findNewest(tx, section),

    /** The newest version of each section that has any. */
    newestOf: (sections: readonly StoredSection[], tx: Db = db): Promise<ShopSettingsRow[]> =>
      tx
        .selectDistinctOn([shopSettings.section])
        .from(shopSettings)
        .where(inArray(shopSettings.section, [...sections]))
        .orderBy(shopSettings.section, desc(shopSettings.version)),

    /**
     * Adds the version after the one that the admin has seen. Of two at once, the unique number lets
     * one through and the other hears who was faster. `check`: throws where the change isn't allowed.
     * `follow`: the versions of other sections that this one brings with it.
     */
    async add(
      actor: Actor,
      version: NewVersion,
      { check, follow }: { check?: (tx: Db) => Promise<void>; follow?: Follow } = {},
    ): Promise<ShopSettingsRow> {
      const added = await db.transaction(async (tx) => {
        await check?.(tx);
        const row = await insertVersion(tx, actor, version);
        for (const other of (await follow?.(tx)) ?? []) await insertVersion(tx, actor, other);
        return row;
      });
      // The admin's next page shows the change, in this process before the notification arrives.
      await cache.reload();
      return added;
    },

    async find(section: StoredSection, version: number): Promise<ShopSettingsRow> {
      const row = await db.query.shopSettings.findFirst({
        where: and(eq(shopSettings.section, section), eq(shopSettings.version, version)),
      });
      if (!row) throw new Failure('not_found', 'This version was not found.');
      return row;
    },

    /** Newest first, each with the value before it. */
    async history(
      section: StoredSection,
      { before }: SettingsHistoryQuery,
    ): Promise<ComparedVersion[]> {
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

  async function insertVersion(
    tx: Db,
    actor: Actor,
    { section, version, ...values }: NewVersion,
  ): Promise<ShopSettingsRow> {
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
    const changes = changesBetween(
      auditFactsOf(section, newest?.value ?? {}),
      auditFactsOf(section, row.value),
    );
    await writeAudit(tx, actor, { at, verb, subject, changes });
    return row;
  }
}

async function findNewest(tx: Db, section: StoredSection): Promise<ShopSettingsRow | undefined> {
  const [row] = await tx
    .select()
    .from(shopSettings)
    .where(eq(shopSettings.section, section))
    .orderBy(desc(shopSettings.version))
    .limit(1);
  return row;
}

function editConflict(newest: ShopSettingsRow | undefined): Failure {
  const by = newest?.changedBy ?? 'Another admin';
  return new Failure('conflict', `${by} changed these settings after you opened them.`, {
    ...(newest && {
      newer: { by: newest.changedBy, at: newest.createdAt.toISOString() },
    }),
  });
}

/** The values of a section in the audit log. The texts of an email are only those that were changed. */
function auditFactsOf(section: StoredSection, value: Record<string, unknown>): AuditFacts {
  if (section.startsWith('legal:')) return { text: factOf(value.text) };
  const known = settingsSections.find((name) => name === section);
  return named(known ?? 'email', known ? readStored(known, value) : value);
}

/** A section's fields have names of their own in the log: 'brand.name'. */
function named(prefix: SettingsSection | 'email', values: Record<string, unknown>): AuditFacts {
  const facts = Object.entries(values).map(([name, value]) => [
    `${prefix}.${name}` as AuditField,
    factOf(value),
  ]);
  return Object.fromEntries(facts);
}

function factOf(value: unknown): AuditValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
