import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { aLegalDraft, publishTerms, saveLegalDraft } from '#api/testing/legal-drafts';
import { buy } from '#api/testing/orders';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';
import { terms20241230 } from '#contract/legal/terms-2024-12-30';
import type { LegalDraft, LegalText } from '#contract/legal-texts';

const shop = testShop();
const path = '/api/admin/settings/legal/terms';
const dayMs = 24 * 60 * 60 * 1000;

let cookie: string;
beforeEach(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});
/** The tables refuse to be emptied by the shop itself. */
afterEach(async () => {
  await shop().db.execute(sql`truncate legal_versions, shop_settings`);
  shop().clock.shiftMs = 0;
  await shop().shopSettings.reload();
});

const draft = async (): Promise<LegalDraft> => (await shop().get(path, { cookie })).json();
const current = async (): Promise<LegalText> => (await shop().get('/api/legal/terms')).json();
const change = (text: string, version = 0) =>
  shop().send('PATCH', path, { version, text }, { cookie });
const publish = (body: object) => shop().post(`${path}/publish`, body, { cookie });
const withdraw = (published: string) => shop().post(`${path}/withdraw`, { published }, { cookie });
const dayIn = (days: number) =>
  new Date(shop().clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

test('are the source’s until a version is published', async () => {
  const startsAt = '2024-12-30T00:00:00.000Z';
  expect(await current()).toEqual({
    document: 'terms',
    version: '2024-12-30',
    startsAt,
    text: terms20241230,
    shopName: 'Sitewright',
    current: '2024-12-30',
    versions: [{ version: '2024-12-30', startsAt }],
  });
  expect(await draft()).toMatchObject({ version: 0, text: terms20241230, isNew: false });
});

test('show nothing of a draft to customers', async () => {
  expect((await change('Soon.\r\n\r\n## One\r\n\r\nText.')).status).toBe(200);
  expect(await draft()).toMatchObject({
    version: 1,
    text: 'Soon.\n\n## One\n\nText.\n',
    isNew: true,
  });
  expect((await current()).text).toBe(terms20241230);
});

test('are replaced from now on, and the older version stays readable', async () => {
  const version = await saveLegalDraft(shop());
  const answer = await publish({ version });
  expect(answer.status).toBe(200);
  const today = dayIn(0);
  expect(await answer.json()).toMatchObject({
    isNew: false,
    versions: [
      { version: today, state: 'current', publishedBy: expect.stringMatching(/^Admin/) },
      { version: '2024-12-30', state: 'replaced', publishedBy: null },
    ],
  });
  expect(await current()).toMatchObject({ version: today, text: aLegalDraft(0), current: today });
  const old = await (await shop().get('/api/legal/terms/2024-12-30')).json();
  expect(old).toMatchObject({ version: '2024-12-30', text: terms20241230, current: today });
  expect((await (await shop().get('/api/legal/privacy')).json()).version).toBe('2024-12-30');
});

test('number a second version of a day', async () => {
  await publishTerms(shop());
  await publishTerms(shop());
  expect((await current()).version).toBe(`${dayIn(0)}-2`);
  expect((await shop().get(`/api/legal/terms/${dayIn(0)}`)).status).toBe(200);
});

test('keep the name of the shop that they were published with', async () => {
  await publishTerms(shop());
  const value = { ...defaultSettings.brand, name: 'Ebbe' };
  const renamed = { section: 'brand', version: 0, value };
  await shop().send('PATCH', '/api/admin/settings', renamed, { cookie });
  expect((await current()).shopName).toBe('Sitewright');
  // The same text can be published again with the new name.
  const { version, isNew } = await draft();
  expect(isNew).toBe(true);
  expect((await publish({ version })).status).toBe(200);
  expect((await current()).shopName).toBe('Ebbe');
});

describe('a scheduled version', () => {
  test('is in force from its day, and unknown to customers before', async () => {
    const day = dayIn(3);
    expect((await publishTerms(shop(), day)).status).toBe(200);
    expect((await draft()).versions[0]).toMatchObject({ version: day, state: 'scheduled' });
    expect((await current()).version).toBe('2024-12-30');
    expect((await shop().get(`/api/legal/terms/${day}`)).status).toBe(404);
    shop().clock.shiftMs += 3 * dayMs;
    expect(await current()).toMatchObject({ version: day, startsAt: `${day}T00:00:00.000Z` });
  });

  test('starts at midnight where the shop is', async () => {
    const value = { timeZone: 'America/New_York' };
    const zone = { section: 'reports', version: 0, value };
    await shop().send('PATCH', '/api/admin/settings', zone, { cookie });
    const day = dayIn(5);
    await publishTerms(shop(), day);
    expect((await draft()).versions[0]?.startsAt).toMatch(new RegExp(`^${day}T0[45]:00`));
  });

  test('can be withdrawn, and its day used again', async () => {
    const day = dayIn(3);
    await publishTerms(shop(), day);
    expect((await publishTerms(shop())).status).toBe(409);
    expect((await withdraw(day)).status).toBe(200);
    expect((await draft()).versions).toHaveLength(1);
    expect((await withdraw(day)).status).toBe(404);
    expect((await publishTerms(shop(), day)).status).toBe(200);
  });

  test.each([
    ['today', 0],
    ['a past day', -1],
    ['a day that is too far away', 400],
  ])('is refused for %s', async (_, days) => {
    const answer = await publishTerms(shop(), dayIn(days));
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toMatchObject([{ path: 'day' }]);
  });
});

describe('a published version', () => {
  test('can’t be withdrawn', async () => {
    await publishTerms(shop());
    expect((await withdraw(dayIn(0))).status).toBe(409);
    expect((await withdraw('2024-12-30')).status).toBe(409);
  });

  test.each([
    sql`update legal_versions set text = 'Ours.'`,
    sql`update legal_versions set withdrawn_at = starts_at - interval '1 day', text = 'Ours.'`,
    sql`delete from legal_versions`,
  ])('can’t be changed in the database', async (statement) => {
    await publishTerms(shop());
    await expect(
      shop()
        .db.execute(statement)
        .then(() => {}),
    ).rejects.toThrow();
    expect((await current()).text).toBe(aLegalDraft(0));
  });
});

describe('publishing', () => {
  test('is refused without a draft, and for a text that is in force', async () => {
    expect((await publish({ version: 0 })).status).toBe(409);
    expect((await change(terms20241230)).status).toBe(200);
    const again = await publish({ version: 1 });
    expect(again.status).toBe(409);
    expect((await again.json()).detail).toBe('This text is in force already.');
  });

  test('is refused for a draft that someone else has changed', async () => {
    const version = await saveLegalDraft(shop());
    await saveLegalDraft(shop());
    const answer = await publish({ version });
    expect(answer.status).toBe(409);
    expect((await answer.json()).newer).toMatchObject({ by: expect.stringMatching(/^Admin/) });
    expect((await current()).version).toBe('2024-12-30');
  });

  test('happens once when two admins do it at once', async () => {
    const version = await saveLegalDraft(shop());
    const answers = await Promise.all([publish({ version }), publish({ version })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await draft()).versions).toHaveLength(2);
  });
});

test.each([
  ['', 'Start with a paragraph that says what this text is about.'],
  ['Only this.', 'Add at least one section. Its heading starts with “## ”.'],
  ['Hi.\n\n## One\n\n[Pay](javascript:x)', /^Line 5: The link/],
  ['Hi {name}.\n\n## One\n\nText.', /^Line 1: There is no variable \{name\}/],
])('refuse the draft %j', async (text, message) => {
  const answer = await change(text);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors[0]).toMatchObject({
    path: 'text',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

test('orders name the version that was in force', async () => {
  const before = await buy(shop(), '');
  await publishTerms(shop());
  const after = await buy(shop(), '');
  expect([before.termsVersion, after.termsVersion]).toEqual(['2024-12-30', dayIn(0)]);
});
