import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { pay } from '#api/testing/pay';
import { defaultSettings } from '#contract/default-settings';
import { mailsTo } from './mailbox.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 400_000;

/** With PICTURES=1, of each page at four widths and in both themes: for people to look at. */
const pictures = fileURLToPath(new URL('../../.build/second-brand/', import.meta.url));

/** Everything that a brand says of itself, by section and label. */
const texts: Record<string, Record<string, string>> = {
  brand: {
    Name: 'Ebbe Studio',
    Tagline: 'Websites for harbors, live in a week',
    Description: 'Calm websites for boatyards and harbors, looked after every month.',
    'Accent color, light theme': '#0a7f5a',
    'Accent color, dark theme': '#0a7f5a',
  },
  support: {
    'Regular Support, price per month': '75.00',
    'Regular Support, what it includes': 'a call each month\nsmall changes',
    'Migration Support, what it includes': 'a plan for your move',
  },
  claims: {
    Promises: 'every site is read aloud before it goes live\nno site shares its server',
    Figures: '40 harbors online\n7 years at sea',
    'Included in every subscription': 'hosting in a windproof cellar\na yearly check',
    Footer: 'Made between two tides',
    'Price per year': '290',
    Rating: '4.6',
    Reviews: '31',
  },
  contact: {
    'Business hours': 'Tue-Sat 10:00 AM-4:00 PM CET',
    'Response time for sales': '11',
    'Response time for support': '13',
    'Response time for urgent requests': '3',
    'Promised answer time': '29',
  },
  delivery: {
    'Promised delivery': '168',
    'Average delivery': '120',
    'Access credentials within': '72-96',
    'Headline of the home page': 'A harbor website, moored within a week.',
    'Time for each step': 'a day\nthree days\ntwo days\nthe last day',
  },
  sender: {
    'Sender name': 'Ebbe Studio',
    'Support address': 'hello@ebbe.example',
  },
};

const switchedOff = ['Expansion Support', 'Rating in search results'];

const terms = `{shopName} moors your website.

## What you buy {#subscription}

A website for your harbor, for as long as you subscribe.

## Delivery {#delivery}

Your website :: Ready within 168 hours of your payment.

## How to reach us {#contact}

Write to {supportEmail} or in the [Support Center](/support).
`;

const publicPaths = [
  '/',
  '/products/1',
  '/checkout',
  '/checkout/product/1',
  '/support',
  '/terms-of-service',
  '/privacy-policy',
  '/auth',
  '/checkout/cancel',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/favicon.svg',
];

/** What the shop came with, and what no page may say any more. */
const { brand, claims, contact, delivery, sender } = defaultSettings;
const remains = [
  brand.name,
  brand.tagline,
  brand.description,
  ...claims.promises,
  ...claims.figures,
  ...claims.included,
  claims.footer,
  contact.businessHours,
  delivery.headline,
  delivery.credentialsHours,
  '48-hour',
  '48 hours',
  'social-card.jpg',
  sender.supportEmail,
];

/** Waits for the answer, because the message of the save before may still be in sight. */
async function pressAndWait(page: Page, button: string, method: 'PATCH' | 'POST') {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === method && response.url().includes('/api/admin/settings'),
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  expect(await (await answered).json()).not.toHaveProperty('errors');
}

async function fillSection(page: Page, section: string, fields: Record<string, string>) {
  await page.goto(`/admin/settings/${section}`);
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

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

async function look(name: string, show: (page: Page) => Promise<unknown>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, troubles, leave } = await shop().visit({ colorScheme });
    await show(page);
    expect(troubles).toEqual([]);
    for (const width of process.env.PICTURES ? [360, 820, 1280, 1680] : []) {
      await page.setViewportSize({ width, height: 800 });
      const path = `${pictures}${name}.${colorScheme}.${width}.png`;
      // A picture of a whole page may need more memory than there is.
      await page.screenshot({ path, fullPage: true }).catch(() => page.screenshot({ path }));
    }
    await leave();
  }
}

async function buy(page: Page, customerEmail: string): Promise<void> {
  const response = await page.request.post('/api/orders/create-checkout', {
    data: { productId: 1, customerName: 'Ada Lovelace', customerEmail, supportPackage: 'regular' },
  });
  const { url } = await response.json();
  await pay(url);
  await shop().sandbox.webhooks.settled();
}

test(
  'Owners make another brand of the shop on the settings pages alone',
  async () => {
    const { page, troubles } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);

    for (const [section, fields] of Object.entries(texts)) {
      await fillSection(page, section, fields);
      if (section === 'brand') {
        const logo = await drawLogo();
        await page
          .getByLabel(/^Choose image/)
          .first()
          .setInputFiles({ name: 'ebbe.png', mimeType: 'image/png', buffer: logo });
        await page.getByText('ebbe.png uploaded').first().waitFor();
        await page.getByRole('radio', { name: 'Same as the text' }).check({ force: true });
        await page.getByRole('radio', { name: 'System font' }).check({ force: true });
      }
      await pressAndWait(page, 'Save changes', 'PATCH');
    }
    await page.goto('/admin/settings/features');
    for (const label of switchedOff) {
      await page.getByRole('checkbox', { name: label }).uncheck({ force: true });
    }
    await pressAndWait(page, 'Save changes', 'PATCH');
    await publish(page, 'terms');
    await publish(page, 'privacy');
    const version = new Date().toISOString().slice(0, 10);

    for (const path of publicPaths) {
      const response = await page.request.get(path);
      const body = await response.text();
      const found = remains.filter((remain) => body.includes(remain));
      expect([path, found]).toEqual([path, []]);
    }
    const home = await (await page.request.get('/')).text();
    expect(home).toContain('<title>Websites for harbors, live in a week · Ebbe Studio</title>');
    expect(home).not.toContain('aggregateRating');
    expect(home).not.toContain('as="font"');
    expect(await (await page.request.get('/favicon.svg')).text()).toContain('#0a7f5a');
    const old = await (await page.request.get('/terms-of-service/2024-12-30')).text();
    expect(old).toContain('These terms have been replaced');
    expect(old).toContain(brand.name);

    await buy(page, 'ada@harbor.example');
    const [receipt] = await mailsTo(shop(), 'ada@harbor.example', /Your order/);
    const mail = JSON.stringify(receipt);
    expect(mail).toContain('Ebbe Studio');
    expect(mail).toContain('within 3-4 days');
    expect(remains.filter((remain) => mail.includes(remain))).toEqual([]);
    const order = await shop().db.query.orders.findFirst({
      where: (orders, { eq }) => eq(orders.customerEmail, 'ada@harbor.example'),
    });
    expect(order?.termsVersion).toBe(version);
    expect(order?.promisedHours).toBe(168);

    await look('home', (visitor) => visitor.goto('/'));
    await look('product', (visitor) => visitor.goto('/products/1'));
    await look('checkout', async (visitor) => {
      await visitor.goto('/checkout/product/1');
      const accent = await visitor.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ui-color-accent').trim(),
      );
      expect(accent).toBe('#0a7f5a');
      expect(await visitor.getByRole('radio', { name: /^Expansion Support/ }).count()).toBe(0);
    });
    await look('terms', (visitor) => visitor.goto('/terms-of-service'));
    await look('mail', async (visitor) => visitor.setContent(receipt.html));
    expect([...troubles, ...shop().faults]).toEqual([]);
  },
  journeyMs,
);
