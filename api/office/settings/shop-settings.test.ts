import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { createAnswerCache } from '#api/pages/answer-cache';
import { openApp } from '#api/testing/app';
import { testShop } from '#api/testing/shop';
import { defaultSettings } from '#contract/default-settings';
import { emailTextNames } from '#contract/email-texts';
import { defaultsOf } from '#contract/section-defaults';
import { settingLabels } from '#contract/setting-labels';
import type { BrandSettings } from '#contract/settings/brand';
import type { CurrentSettings } from '#contract/shop-settings';
import { shopSettings } from '#db/schema/shop-settings';
import { settingsSections } from '#db/values/settings';
import { openSettings, readSettings } from './reader.ts';

const shop = testShop({
  checkBrand: ({ accent }) =>
    accent === '#ffffff' ? [{ path: 'accent', message: 'It can’t be seen.' }] : [],
});
const path = '/api/admin/settings';
const defaults = defaultSettings.brand;
const ebbe: BrandSettings = { ...defaults, name: 'Ebbe', accent: '#0a7f5a' };

let cookie: string;
beforeEach(async () => {
  cookie = (await shop().signIn({ isAdmin: true })).cookie;
});
/** The table refuses to be emptied by the shop itself. */
afterEach(async () => {
  await shop().db.execute(sql`truncate shop_settings`);
  await shop().shopSettings.reload();
});

const change = (values: Partial<BrandSettings>, version = 0) =>
  shop().send(
    'PATCH',
    path,
    { section: 'brand', version, value: { ...ebbe, ...values } },
    { cookie },
  );
const restore = (version: number, to: number) =>
  shop().post(`${path}/restore`, { section: 'brand', version, restore: to }, { cookie });
const history = async (query = '') =>
  (await shop().get(`${path}/brand/history${query}`, { cookie })).json();

async function current(): Promise<CurrentSettings> {
  const [brand] = await (await shop().get(path, { cookie })).json();
  return brand;
}

test('have a name in the audit log, as each text of an email has', () => {
  const settings = settingsSections.flatMap((section) =>
    Object.keys(defaultsOf(section)).map((field) => `${section}.${field}`),
  );
  const texts = emailTextNames.map((name) => `email.${name}`);
  expect([...settings, ...texts].sort()).toEqual(Object.keys(settingLabels).sort());
});

test('are what the source says until someone changes them', async () => {
  expect(await current()).toEqual({
    section: 'brand',
    version: 0,
    changedBy: null,
    changedAt: null,
    value: defaults,
    defaults,
  });
  expect(await history()).toEqual([]);
});

test('take effect in the answer’s moment', async () => {
  const response = await change({ name: '  Ebbe  ', accent: '#0A7F5A' });
  expect(response.status).toBe(200);
  const saved = { version: 1, value: ebbe, defaults, changedAt: expect.stringMatching(/Z$/) };
  expect(await response.json()).toMatchObject(saved);
  expect(await current()).toMatchObject(saved);
  expect(shop().shopSettings.current().brand).toEqual(ebbe);
});

test('name the shop in emails and in the authenticator app', async () => {
  await change({ tagline: 'Websites for cafés' });
  const { email } = await shop().signIn({ email: `${crypto.randomUUID()}@example.com` });
  await shop().post('/api/password/forgot', { email });
  const [mail] = await shop().mailsTo(email);
  expect(mail?.subject).toBe('Reset your Ebbe password');
  expect(mail?.text).toContain('Ebbe: Websites for cafés');
  expect(mail?.html).toContain('>Ebbe<');
  expect(`${mail?.text}${mail?.html}`).not.toContain('Sitewright');
});

test.each([
  ['elsewhere', 'https://example.com/logo.webp'],
  ['outside the uploads', '/uploads/../first-admin.txt'],
  ['in an attribute', '/uploads/"onerror="alert(1)-960.webp'],
])('refuse a logo %s', async (_where, url) => {
  const response = await change({ logo: { url, width: 320, height: 64 } });
  expect(response.status).toBe(400);
  expect((await response.json()).errors).toEqual([
    { path: 'value.logo.url', message: 'Upload the logo again.' },
  ]);
});

test('keep a logo until it is removed', async () => {
  const logo = { url: `/uploads/${'a'.repeat(32)}-320.webp`, width: 320, height: 64 };
  expect(await (await change({ logo })).json()).toMatchObject({ value: { logo } });
  expect(await (await change({}, 1)).json()).toMatchObject({ value: { logo: null } });
});

describe('two admins at once', () => {
  test('one is told who was faster, and nothing of the other is lost', async () => {
    const both = await Promise.all([change({ name: 'One' }), change({ name: 'Other' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await both.find(({ status }) => status === 409)?.json();
    expect(refused).toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('changed these settings after you opened them.'),
      newer: { by: expect.any(String), at: expect.stringMatching(/Z$/) },
    });
    expect(await current()).toMatchObject({ version: 1 });
  });

  test('the slower one can save over the newer version that they have seen', async () => {
    await change({ name: 'One' });
    expect((await change({ name: 'Other' })).status).toBe(409);
    expect((await change({ name: 'Other' }, 1)).status).toBe(200);
    expect((await history()).map(({ value }: { value: BrandSettings }) => value.name)).toEqual([
      'Other',
      'One',
    ]);
  });
});

test('promise answers in other hours, on the server, too', async () => {
  const value = { ...defaultSettings.contact, answerWithinHours: 6 };
  const body = { section: 'contact', version: 0, value };
  expect((await shop().send('PATCH', path, body, { cookie })).status).toBe(200);
  const email = `${crypto.randomUUID()}@example.com`;
  const request = { email, customerType: 'new', inquiryType: 'General Information' };
  await shop().post('/api/support', { ...request, subject: 'Hello', message: 'When do you open?' });
  const [mail] = await shop().mailsTo(email);
  expect(mail?.text).toContain('We’ll reply within 6 hours');
  for (const [field, wrong, message] of [
    ['answerWithinHours', 0, 'Enter at least 1 hour.'],
    ['salesHours', 1.5, 'Enter whole hours.'],
    ['urgentHours', null, 'Enter a number of hours.'],
    ['businessHours', ' ', 'Enter a text.'],
  ] as const) {
    const bad = { section: 'contact', version: 1, value: { ...value, [field]: wrong } };
    const response = await shop().send('PATCH', path, bad, { cookie });
    expect((await response.json()).errors).toEqual([{ path: `value.${field}`, message }]);
  }
});

test('say another promised delivery in every text that no one has edited', async () => {
  const claims = { ...defaultSettings.claims, promises: ['Live in 24-48 hours, rain or shine'] };
  const { delivery } = defaultSettings;
  const changes = [
    { section: 'claims', version: 0, value: claims },
    { section: 'delivery', version: 0, value: { ...delivery, withinHours: 72, headline: 'Soon.' } },
  ];
  for (const body of changes) await shop().send('PATCH', path, body, { cookie });
  expect(shop().shopSettings.current()).toMatchObject({
    delivery: {
      headline: 'Soon.',
      credentialsHours: '36-72',
      averageHours: 36,
      stepTimes: ['2-4 hours', '36-54 hours', 'within 3 days', 'the same day as approval'],
    },
    claims: {
      footer: '$199 website built in 3 days',
      promises: claims.promises,
      figures: claims.figures,
    },
    brand: { description: expect.stringContaining('live in 36-72 hours.') },
  });
  const stored = shop().shopSettings.current().delivery;
  const back = { section: 'delivery', version: 1, value: { ...stored, withinHours: 48 } };
  await shop().send('PATCH', path, back, { cookie });
  expect(shop().shopSettings.current()).toMatchObject({
    delivery: { ...delivery, headline: 'Soon.' },
    claims,
    brand: defaults,
  });
});

describe('the history', () => {
  test('says who changed what from what, newest first', async () => {
    await change({});
    await change({ name: 'Ebbe & Co' }, 1);
    const [second, first] = await history();
    expect(second).toMatchObject({
      version: 2,
      before: ebbe,
      value: { ...ebbe, name: 'Ebbe & Co' },
    });
    expect(first).toMatchObject({ version: 1, before: defaults, value: ebbe, restored: null });
    expect(first.changedBy).toStartWith('Admin ');
    expect(await history('?before=2')).toEqual([first]);
  });

  test('goes back to an older version, which is a new one', async () => {
    await change({});
    await change({ name: 'Ebbe & Co' }, 1);
    expect(await (await restore(2, 1)).json()).toMatchObject({ version: 3, value: ebbe });
    expect((await history())[0]).toMatchObject({ version: 3, restored: 1 });
  });

  test('goes back to what the source says', async () => {
    await change({});
    expect(await (await restore(1, 0)).json()).toMatchObject({ version: 2, value: defaults });
    expect(shop().shopSettings.current()).toEqual(defaultSettings);
  });

  test('restores no version that does not exist, and none over a newer one', async () => {
    await change({});
    expect((await restore(1, 9)).status).toBe(404);
    expect((await restore(0, 0)).status).toBe(409);
  });

  test('restores no version that breaks a newer rule', async () => {
    const value = { ...defaultSettings.contact, salesHours: 0 };
    await shop()
      .db.insert(shopSettings)
      .values({ section: 'contact', version: 1, value, changedBy: 'Ada' });
    const body = { section: 'contact', version: 1, restore: 1 };
    const response = await shop().post(`${path}/restore`, body, { cookie });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      detail: 'This version breaks a newer rule. Enter its values in the form instead.',
      errors: [{ path: 'salesHours', message: 'Enter at least 1 hour.' }],
    });
  });

  test('can’t be rewritten', async () => {
    await change({});
    await expect(
      shop().db.update(shopSettings).set({ changedBy: 'Eve' }).execute(),
    ).rejects.toThrow();
    await expect(shop().db.delete(shopSettings).execute()).rejects.toThrow();
  });
});

describe('refuses', () => {
  test.each([
    [{ name: ' ' }, 'value.name', 'Enter the name of your shop.'],
    [{ name: 'a\nb' }, 'value.name', 'Invalid input'],
    [{ name: 'x'.repeat(41) }, 'value.name', 'String must contain at most 40 character(s)'],
    [{ accent: 'red' }, 'value.accent', /^Enter a color as #/],
    [{ accent: '#ffffff' }, 'accent', 'It can’t be seen.'],
  ])('%j', async (values, field, message) => {
    const response = await change(values);
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([
      {
        path: field,
        message: message instanceof RegExp ? expect.stringMatching(message) : message,
      },
    ]);
    expect(await current()).toMatchObject({ version: 0 });
  });
});

test('keeps what an earlier version of the shop stored, and completes it', async () => {
  await shop()
    .db.insert(shopSettings)
    .values({ section: 'brand', version: 1, value: { name: 'Ebbe', gone: 1 }, changedBy: 'Ada' });
  await shop().shopSettings.reload();
  expect(shop().shopSettings.current().brand).toEqual({ ...defaults, name: 'Ebbe' });
});

test('falls back to the source field by field, and says for which', async () => {
  const price = 'sixty';
  await shop()
    .db.insert(shopSettings)
    .values({
      section: 'support',
      version: 1,
      value: { ...defaultSettings.support, regularPrice: price, expansionPrice: '75.00' },
      changedBy: 'Ada',
    });
  const lines: string[] = [];
  const { support } = await readSettings(shop().db, (line) => lines.push(line));
  expect(support).toEqual({ ...defaultSettings.support, expansionPrice: '75.00' });
  expect(lines).toEqual([expect.stringContaining('support.regularPrice')]);
  expect(lines.join()).not.toContain(price);
});

test('hears of a change that another process saved before this one listened', async () => {
  const { db } = shop();
  const saves = async () => void (await change({ name: 'In between' }));
  const opened = await openSettings({
    database: { db, listen: saves },
    onChange: () => {},
    log: () => {},
  });
  expect(opened.current().brand.name).toBe('In between');
  opened.close();
});

test('a change in one process makes the pages of another anew', async () => {
  const { database, provider } = shop();
  const other = await openApp({ database, provider });
  const cache = createAnswerCache();
  other.catalogListeners.add(cache.clear);
  const page = async () => {
    const { bodies } = await cache.get('/', async () => {
      const name = new Blob([other.shopSettings.current().brand.name]);
      return { status: 200, headers: {}, bodies: { identity: name }, tag: null };
    });
    return bodies.identity.text();
  };
  expect(await page()).toBe('Sitewright');
  await change({});
  while ((await page()) !== 'Ebbe') await Bun.sleep(5);
  other.broadcaster.release();
});
