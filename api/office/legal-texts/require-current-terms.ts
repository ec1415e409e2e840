import { Failure } from '#api/http/failure';
import type { Db } from '#db/client';
import { findCurrentVersion } from './versions.ts';

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
