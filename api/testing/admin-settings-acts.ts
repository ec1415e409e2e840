import { expect } from 'bun:test';
import { desc, eq } from 'drizzle-orm';
import { defaultSettings } from '#contract/default-settings';
import { shopSettings } from '#db/schema/shop-settings';
import type { StoredSection } from '#db/values/settings';
import { type AdminActs, changed, first } from './admin-act.ts';
import { aLegalDraft, nextTermsVersion, publishTerms, saveLegalDraft } from './legal-drafts.ts';
import type { TestShop } from './shop.ts';

/** Admin actions on settings, legal texts and the texts of emails. */
export const adminSettingsActs: AdminActs = {
  'PATCH /api/admin/settings': async (shop) => {
    const { before, ...act } = await aBrandChange(shop);
    return {
      ...act,
      verb: 'settings.changed',
      changes: [{ field: 'brand.name', before, after: act.body.value.name }],
    };
  },
  'POST /api/admin/settings/restore': async (shop) => {
    const { cookie } = await shop.signIn({ isAdmin: true });
    const { path, body } = await aBrandChange(shop);
    await shop.send('PATCH', path, body, { cookie });
    const version = await versionOf(shop, 'brand');
    return {
      path: '/api/admin/settings/restore',
      body: { section: 'brand', version, restore: 0 },
      verb: 'settings.restored',
      name: `brand, version ${version + 1}`,
      changes: [
        { field: 'brand.name', before: body.value.name, after: defaultSettings.brand.name },
      ],
    };
  },
  'PATCH /api/admin/settings/legal/:document': async (shop) => {
    const version = await versionOf(shop, 'legal:terms');
    return {
      path: '/api/admin/settings/legal/terms',
      body: { version, text: aLegalDraft(version) },
      verb: 'settings.changed',
      name: `legal:terms, version ${version + 1}`,
      changes: [changed('text')],
    };
  },
  'POST /api/admin/settings/legal/:document/publish': async (shop) => ({
    path: '/api/admin/settings/legal/terms/publish',
    body: { version: await saveLegalDraft(shop) },
    verb: 'settings.legal_published',
    name: `terms, ${await nextTermsVersion(shop)}`,
    changes: [first('startsAt', expect.stringMatching(/^\d{4}-/))],
  }),
  'POST /api/admin/settings/legal/:document/withdraw': async (shop) => {
    const soon = new Date(shop.clock.now().getTime() + 3 * 24 * 60 * 60 * 1000);
    const day = soon.toISOString().slice(0, 10);
    await publishTerms(shop, day);
    return {
      path: '/api/admin/settings/legal/terms/withdraw',
      body: { published: day },
      verb: 'settings.legal_withdrawn',
      name: `terms, ${day}`,
    };
  },
  'PATCH /api/admin/emails/:kind': async (shop) => {
    const version = await versionOf(shop, 'email:receipt');
    return {
      path: '/api/admin/emails/receipt',
      body: { version, texts: { title: `Thanks ${version}` } },
      verb: 'settings.changed',
      name: `email:receipt, version ${version + 1}`,
      changes: [changed('email.title')],
    };
  },
  'POST /api/admin/emails/:kind/restore': async (shop) => {
    const { cookie } = await shop.signIn({ isAdmin: true });
    const stored = await versionOf(shop, 'email:receipt');
    const body = { version: stored, texts: { title: `Thanks ${stored}` } };
    await shop.send('PATCH', '/api/admin/emails/receipt', body, { cookie });
    const version = stored + 1;
    return {
      path: '/api/admin/emails/receipt/restore',
      body: { version, restore: 0 },
      verb: 'settings.restored',
      name: `email:receipt, version ${version + 1}`,
      changes: [changed('email.title')],
    };
  },
  'POST /api/admin/emails/:kind/test': async () => ({
    path: '/api/admin/emails/receipt/test',
    body: { texts: {}, sample: 'account' },
    verb: 'mail.tested',
    name: 'receipt',
  }),
};

async function aBrandChange(shop: TestShop) {
  const version = await versionOf(shop, 'brand');
  const value = { ...defaultSettings.brand, name: `Ebbe ${version}` };
  const newest = await shop.db.query.shopSettings.findFirst({
    where: eq(shopSettings.section, 'brand'),
    orderBy: desc(shopSettings.version),
  });
  return {
    path: '/api/admin/settings',
    body: { section: 'brand', version, value },
    name: `brand, version ${version + 1}`,
    before: String(newest?.value.name ?? defaultSettings.brand.name),
  };
}

async function versionOf({ db }: TestShop, section: StoredSection): Promise<number> {
  return db.$count(shopSettings, eq(shopSettings.section, section));
}
