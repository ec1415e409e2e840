import { and, eq, like } from 'drizzle-orm';
import { legalVersions } from '#db/schema/legal-versions';
import type { TestShop } from './shop.ts';

const path = '/api/admin/settings/legal/terms';

/** A draft of the terms that differs by its number. */
export function aLegalDraft(number = 0): string {
  return `Terms of {shopName}, draft ${number}.\n\n## What you buy\n\nA [website](/checkout).\n`;
}

/** Saves a new draft of the terms. Returns its version. */
export async function saveLegalDraft(shop: TestShop): Promise<number> {
  const { cookie } = await shop.signIn({ isAdmin: true });
  const { version } = await (await shop.get(path, { cookie })).json();
  const text = aLegalDraft(version);
  const saved = await shop.send('PATCH', path, { version, text }, { cookie });
  return (await saved.json()).version;
}

/** Publishes a new draft of the terms, now or from a day on. */
export async function publishTerms(shop: TestShop, day: string | null = null): Promise<Response> {
  const version = await saveLegalDraft(shop);
  const { cookie } = await shop.signIn({ isAdmin: true });
  return shop.post(`${path}/publish`, { version, day }, { cookie });
}

/** The name that the next version has if it is published now. */
export async function nextTermsVersion({ db, clock }: TestShop): Promise<string> {
  const day = clock.now().toISOString().slice(0, 10);
  const { document, version } = legalVersions;
  const taken = await db.$count(
    legalVersions,
    and(eq(document, 'terms'), like(version, `${day}%`)),
  );
  return taken === 0 ? day : `${day}-${taken + 1}`;
}
