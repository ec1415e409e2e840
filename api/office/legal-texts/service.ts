import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { actorName } from '#api/http/actor-name';
import { Failure, invalid } from '#api/http/failure';
import { type Actor, changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { SettingsVersions } from '#api/office/settings/versions';
import type { Clock } from '#api/platform/clock';
import {
  isLegalDocument,
  type LegalDraftChange,
  type LegalPublication,
  type LegalVersions,
  type LegalWithdrawal,
} from '#contract/legal-texts';
import { dayIn, startOfDayIn } from '#contract/zoned-days';
import type { Db } from '#db/client';
import { legalVersions } from '#db/schema/legal-versions';
import type { ShopSettingsRow } from '#db/schema/shop-settings';
import type { LegalDocument } from '#db/values/enumerations';
import { draftSection } from '#db/values/settings';
import { findCurrentVersion, listInForce, listPublished, type PublishedText } from './versions.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How far ahead a version can be scheduled. */
const maxDaysAhead = 366;

type Dependencies = {
  db: Db;
  versions: SettingsVersions;
  settings: ShopSettingsReader;
  /** Called when a text in force has changed, before this process is notified. */
  onChange: () => void;
  now: Clock;
};

export type LegalTexts = ReturnType<typeof createLegalTexts>;

/** The shop's legal texts: a draft of each, and the versions that were published. */
export function createLegalTexts({ db, versions, settings, onChange, now }: Dependencies) {
  const zone = () => settings.current().reports.timeZone;
  const shopName = () => settings.current().brand.name;

  async function find(document: LegalDocument) {
    const published = await listPublished(db, document);
    const draft = await versions.newest(draftSection(document));
    return { document, draft, published, shopName: shopName(), now: now(), zone: zone() };
  }

  return {
    /** A version that is or was in force, with the others; without a name, the current one. */
    async read(document: LegalDocument, version?: string) {
      const inForce = listInForce(await listPublished(db, document), now());
      const shown = version === undefined ? inForce[0] : inForce.find(isNamed(version));
      if (!shown) throw new Failure('not_found', 'This version was not found.');
      return { document, shown, inForce };
    },

    /** The versions in force. */
    async current(): Promise<LegalVersions> {
      return {
        terms: await findCurrentVersion(db, 'terms', now()),
        privacy: await findCurrentVersion(db, 'privacy', now()),
      };
    },

    find,

    async change(actor: Actor, document: LegalDocument, { version, text }: LegalDraftChange) {
      const section = draftSection(document);
      await versions.add(actor, { section, version, value: { text }, restored: null });
      return find(document);
    },

    /** Publishes what the admin has seen. Of two at once, the second waits and then hears of it. */
    async publish(actor: Actor, document: LegalDocument, { version, day }: LegalPublication) {
      const at = now();
      const startsAt = day === null ? at : startOf(day, at);
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal_versions'))`);
        const draft = await versions.newest(draftSection(document), tx);
        if (!draft || draft.version !== version) throw draftConflict(draft);
        const published = await listPublished(tx, document);
        refusePublication(published, textOf(draft), at);
        const [row] = await tx
          .insert(legalVersions)
          .values({
            document,
            version: freeName(dayIn(zone(), startsAt), published),
            text: textOf(draft),
            shopName: shopName(),
            startsAt,
            createdAt: at,
            publishedBy: actorName(actor.user, actor.customer),
          })
          .returning();
        if (!row) throw new Error('The legal text was not written');
        const subject = { id: row.id, name: `${document}, ${row.version}` };
        const changes = changesBetween({}, { startsAt: startsAt.toISOString() });
        await writeAudit(tx, actor, { at, verb: 'settings.legal_published', subject, changes });
      });
      onChange();
      return find(document);
    },

    async withdraw(actor: Actor, document: LegalDocument, { published: version }: LegalWithdrawal) {
      const at = now();
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(legalVersions)
          .set({ withdrawnAt: at })
          .where(
            and(
              eq(legalVersions.document, document),
              eq(legalVersions.version, version),
              isNull(legalVersions.withdrawnAt),
              gt(legalVersions.startsAt, at),
            ),
          )
          .returning();
        if (!row) {
          const found = (await listPublished(tx, document)).find(isNamed(version));
          if (!found) throw new Failure('not_found', 'This version was not found.');
          throw new Failure('conflict', 'This version is in force. Publish a correction instead.');
        }
        const subject = { id: row.id, name: `${document}, ${version}` };
        await writeAudit(tx, actor, { at, verb: 'settings.legal_withdrawn', subject });
      });
      return find(document);
    },
  };

  function startOf(day: string, at: Date): Date {
    const startsAt = startOfDayIn(zone(), day);
    if (startsAt <= at) {
      throw invalid([{ path: 'day', message: 'Choose a day after today.' }]);
    }
    if (startsAt.getTime() > at.getTime() + maxDaysAhead * dayMs) {
      throw invalid([{ path: 'day', message: 'Choose a day within a year.' }]);
    }
    return startsAt;
  }

  function refusePublication([newest]: readonly PublishedText[], text: string, at: Date): void {
    if (newest && newest.startsAt > at) {
      throw new Failure(
        'conflict',
        `The version of ${newest.version} is scheduled already. Withdraw it first.`,
      );
    }
    if (newest?.text === text && newest.shopName === shopName()) {
      throw new Failure('conflict', 'This text is in force already.');
    }
  }
}

export function textOf({ value }: Pick<ShopSettingsRow, 'value'>): string {
  return typeof value.text === 'string' ? value.text : '';
}

export function readLegalDocument(name: string): LegalDocument {
  if (isLegalDocument(name)) return name;
  throw new Failure('not_found', 'There is no legal text of this name.');
}

function isNamed(name: string) {
  return ({ version }: PublishedText) => version === name;
}

/** A second version of a day is numbered. */
function freeName(day: string, published: readonly PublishedText[]): string {
  const taken = new Set(published.map(({ version }) => version));
  let number = 1;
  let name = day;
  while (taken.has(name)) {
    number += 1;
    name = `${day}-${number}`;
  }
  return name;
}

function draftConflict(newest: ShopSettingsRow | undefined): Failure {
  if (!newest) return new Failure('conflict', 'Save a draft before you publish it.');
  return new Failure('conflict', `${newest.changedBy} changed the draft after you opened it.`, {
    newer: { by: newest.changedBy, at: newest.createdAt.toISOString() },
  });
}
