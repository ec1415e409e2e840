import { expect, test } from 'bun:test';
import type { Locator, Page } from 'playwright-core';
import { pay } from '#api/testing/orders';
import { mailsTo } from './mailbox.ts';
import { publicPaths, remains, switchedOff, terms, texts } from './second-brand.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 180_000;

const accentOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ui-color-accent').trim(),
  );

const headerName = async (page: Page) =>
  (await page.getByRole('banner').getByRole('link').first().textContent())?.trim();

/** Waits for the answer, because the message of the save before may still be in sight. */
async function pressAndWait(
  page: Page,
  button: string,
  method: 'PATCH' | 'POST',
  within: Page | Locator = page,
) {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === method && response.url().includes('/api/admin/settings'),
  );
  await within.getByRole('button', { name: button, exact: true }).click();
  expect(await (await answered).json()).not.toHaveProperty('errors');
}

async function fillIn(page: Page | Locator, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** A section of a page of settings. */
const partOf = (page: Page, section: string) =>
  page
    .getByRole('region')
    .filter({ has: page.locator(`#${section}`) })
    .last();

async function publish(page: Page, document: 'terms' | 'privacy') {
  await page.goto(`/admin/settings/legal/${document}`);
  await page.getByRole('textbox', { name: 'Text' }).fill(terms);
  await pressAndWait(page, 'Save changes', 'PATCH');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await pressAndWait(page, 'Publish', 'POST');
}

/** Three waves, on no background. */
async function drawLogo(): Promise<Buffer> {
  const { page, leave } = await shop().visit({ viewport: { width: 80, height: 64 } });
  const wave = 'q10 -12 20 0 t20 0 t20 0';
  await page.setContent(
    `<body style="margin:0;background:transparent"><svg viewBox="0 0 80 64" fill="none" stroke="#0a7f5a" stroke-width="6"><path d="M10 20${wave}M10 36${wave}M10 52${wave}"/></svg>`,
  );
  const drawn = await page.screenshot({ omitBackground: true });
  await leave();
  return drawn;
}

async function buy(page: Page, customerEmail: string): Promise<void> {
  const response = await page.request.post('/api/orders/create-checkout', {
    data: { productId: 1, customerName: 'Ada Lovelace', customerEmail, supportPackage: 'regular' },
  });
  const { url } = await response.json();
  await pay(url);
  await shop().sandbox.webhooks.settled();
}

/** Fills in the brand: colors that can't be read are refused, and no link loses what isn't saved. */
async function fillBrand(page: Page) {
  // By links, so that Back stays in the app.
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  await page.getByLabel('Tagline', { exact: true }).waitFor();
  await fillIn(page, { ...texts.brand, 'Accent color, light theme': '#ffee00' });
  await page.getByText(/Accent mark on shaded areas has 1\.03:1/).waitFor();
  const refusal = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await partOf(page, 'brand').getByRole('button', { name: 'Save changes' }).click();
  expect((await refusal).status()).toBe(400);
  const accent = page.getByRole('textbox', { name: 'Accent color, light theme', exact: true });
  await accent.fill('#0a7f5a');
  const logo = await drawLogo();
  await page
    .getByLabel(/^Choose image/)
    .first()
    .setInputFiles({ name: 'ebbe.png', mimeType: 'image/png', buffer: logo });
  await page.getByText('ebbe.png uploaded').first().waitFor();
  await page.getByRole('checkbox', { name: 'The logo contains the name' }).check();
  await page.getByRole('radio', { name: 'Same as the text' }).check({ force: true });
  await page.getByRole('radio', { name: 'System font' }).check({ force: true });

  await page.getByRole('link', { name: 'System' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(new URL(page.url()).pathname).toBe('/admin/settings/general');
}

/** Sees the new brand as a shopper, in both themes. No font is downloaded. */
async function seeNewBrand(mail: string) {
  const { page, troubles, leave } = await shop().visit();
  const fonts: string[] = [];
  page.on('request', (request) => {
    // A demo in a frame has fonts of its own.
    const isOwn = request.frame() === page.mainFrame();
    if (isOwn && request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/products/1', '/terms-of-service', '/checkout/product/1', '/']) {
      await page.goto(path);
      expect(await accentOf(page)).toBe('#0a7f5a');
      expect(await headerName(page)).toBe('');
    }
    await page.getByRole('contentinfo').getByText('Made between two tides').waitFor();
  }
  const logo = page.getByRole('banner').getByRole('img', { name: 'Ebbe Studio' });
  expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).toStartWith('system-ui');
  await page.goto('/checkout/product/1');
  expect(await page.getByRole('radio', { name: /^Expansion Support/ }).count()).toBe(0);
  await page.getByRole('radio', { name: /^Regular Support/ }).check({ force: true });
  await page.getByRole('complementary').getByText('$75.00/month').waitFor();
  await page.setContent(mail);
  expect(fonts).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
}

test(
  'An owner makes another brand of the shop on the settings pages alone, and undoes it',
  async () => {
    const { page, troubles } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    for (const [section, fields] of Object.entries(texts)) {
      if (section === 'brand') await fillBrand(page);
      else {
        // The address that it had when it was a page.
        await page.goto(`/admin/settings/${section}`);
        await fillIn(partOf(page, section), fields);
      }
      await pressAndWait(page, 'Save changes', 'PATCH', partOf(page, section));
    }
    await page.goto('/admin/settings/offer');
    for (const label of switchedOff) {
      await page.getByRole('checkbox', { name: label }).uncheck({ force: true });
    }
    await pressAndWait(page, 'Save changes', 'PATCH', partOf(page, 'features'));
    await publish(page, 'terms');
    await publish(page, 'privacy');

    const read = async (path: string) => (await page.request.get(path)).text();
    for (const path of publicPaths) {
      const body = await read(path);
      expect([path, remains.filter((remain) => body.includes(remain))]).toEqual([path, []]);
    }
    const home = await read('/');
    expect(home).toContain('<title>Websites for harbors, live in a week · Ebbe Studio</title>');
    expect(home).not.toContain('aggregateRating');
    expect(home).not.toContain('as="font"');
    expect(await read('/favicon.svg')).toContain('#0a7f5a');
    expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ name: 'Ebbe Studio' });
    // An accepted text keeps the name that it was accepted with.
    const old = await read('/terms-of-service/2024-12-30');
    expect(old).toContain('These terms have been replaced');
    expect(old).toContain('Sitewright');

    await buy(page, 'ada@harbor.example');
    const [receipt] = await mailsTo(shop(), 'ada@harbor.example', /Your order/);
    const mail = JSON.stringify(receipt);
    expect(mail).toContain('Ebbe Studio');
    expect(mail).toContain('within 3-4 days');
    expect(remains.filter((remain) => mail.includes(remain))).toEqual([]);
    const order = await shop().db.query.orders.findFirst({
      where: (orders, { eq }) => eq(orders.customerEmail, 'ada@harbor.example'),
    });
    const termsVersion = new Date().toISOString().slice(0, 10);
    expect(order).toMatchObject({ termsVersion, promisedHours: 168 });
    await seeNewBrand(receipt.html);

    await page.goto('/admin/settings/general');
    await page.getByRole('link', { name: 'History: Brand' }).click();
    const version = page.getByRole('region', { name: 'Version 1' });
    await version.getByText('Ebbe Studio', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Restore original version' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
    await page.getByText('Version restored').first().waitFor();
    await page.goto('/');
    expect(await headerName(page)).toBe('Sitewright');
    expect(await accentOf(page)).toBe('#cd3503');
    expect(troubles.filter((trouble) => !trouble.includes('400'))).toEqual([]);
    expect(shop().faults).toEqual([]);
  },
  journeyMs,
);
