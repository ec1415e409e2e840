import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { listSourceVersions } from '#contract/legal/source-versions';
import type { Db } from '#db/client';
import { legalVersions } from '#db/schema/legal-versions';
import type { LegalDocument } from '#db/values/enumerations';

/** A published version. Those that the shop came with have no author. */
export type PublishedText = {
  version: string;
  text: string;
  shopName: string;
  startsAt: Date;
  publishedBy: string | null;
};

/** The published versions of a text, the newest first; the first may not be in force yet. */
export async function listPublished(db: Db, document: LegalDocument): Promise<PublishedText[]> {
  const { version, text, shopName, startsAt, publishedBy, withdrawnAt, id } = legalVersions;
  const rows = await db
    .select({ version, text, shopName, startsAt, publishedBy })
    .from(legalVersions)
    .where(and(eq(legalVersions.document, document), isNull(withdrawnAt)))
    .orderBy(desc(startsAt), desc(id));
  const source = listSourceVersions(document).map((each) => ({ ...each, publishedBy: null }));
  return [...rows, ...source].sort((one, other) => +other.startsAt - +one.startsAt);
}

/** Those that are or were in force, the newest first. There is always one. */
export function listInForce(
  published: readonly PublishedText[],
  now: Date,
): [PublishedText, ...PublishedText[]] {
  const [current, ...others] = published.filter(({ startsAt }) => startsAt <= now);
  if (!current) throw new Error('No version of the legal text is in force');
  return [current, ...others];
}

/** The version that is in force at this time. */
export async function findCurrentVersion(
  db: Db,
  document: LegalDocument,
  at: Date,
): Promise<string> {
  const [current] = listInForce(await listPublished(db, document), at);
  return current.version;
}

/** When the next version comes into force, if one waits. */
export async function findNextStart(db: Db, now: Date): Promise<Date | null> {
  const { startsAt, withdrawnAt } = legalVersions;
  const [next] = await db
    .select({ startsAt })
    .from(legalVersions)
    .where(and(gt(startsAt, now), isNull(withdrawnAt)))
    .orderBy(asc(startsAt))
    .limit(1);
  return next?.startsAt ?? null;
}

/**
 * The version of the terms that a purchase agrees to. Throws a 409 if the buyer has seen another one;
 * without `seen`, it is the one in force.
 */
export async function requireCurrentTerms(db: Db, seen: string | null, now: Date): Promise<string> {
  const current = await findCurrentVersion(db, 'terms', now);
  if (seen === null || seen === current) return current;
  const message =
    'Our Terms of Service changed while you were here. Read the new version, then continue to payment again.';
  throw new Failure('conflict', message, { errors: [{ path: 'termsVersion', message }] });
}
