import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { type ShopUnderTest, shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

const accentOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ui-color-accent').trim(),
  );

const headerName = async (page: Page) =>
  (await page.getByRole('banner').getByRole('link').first().textContent())?.trim();

/** A picture of the browser itself, so that it is a real PNG. */
const drawLogo = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 40 } });

/**
 * The fonts that a first visit requests. A browser that has some in memory reports them for each later
 * page, whether it uses them or not.
 */
async function listRequestedFonts({ visit }: ShopUnderTest): Promise<string[]> {
  const { page, leave } = await visit();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await leave();
  return fonts;
}

/** The toast of an earlier save may still be there, so the response counts. */
async function save(page: Page): Promise<void> {
  const saving = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saving).status()).toBe(200);
  await page.getByText('Settings saved').first().waitFor();
}

test(
  'Admins rename, recolor and reprice the shop, and undo it, without a build',
  async () => {
    const { page } = await shop().visit();
    const { page: shopper } = await shop().visit();
    await shopper.goto('/');
    expect(await headerName(shopper)).toBe('Sitewright');
    expect(await accentOf(shopper)).toBe('#cd3503');
    expect(await listRequestedFonts(shop())).not.toEqual([]);

    await signInAsAdmin(page, shop().dataDir);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: 'Brand', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ebbe');
    const accent = page.getByRole('textbox', { name: 'Accent color, light theme', exact: true });
    await accent.fill('#ffee00');
    await page.getByText(/Accent mark on shaded areas has 1\.03:1/).waitFor();
    // The rules hold on the server, too.
    const refusal = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect((await refusal).status()).toBe(400);
    await accent.fill('#0a7f5a');

    // Unsaved changes aren't lost to a link.
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    // Nor to a shortcut or the Back button.
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(new URL(page.url()).pathname).toBe('/admin/settings/brand');
    await save(page);
    expect(await headerName(page)).toBe('Ebbe');
    expect(await accentOf(page)).toBe('#0a7f5a');

    for (const path of ['/', '/checkout/product/1', '/support', '/terms-of-service']) {
      await shopper.goto(path);
      expect(await shopper.title()).toEndWith(' · Ebbe');
      expect(await headerName(shopper)).toBe('Ebbe');
      expect(await accentOf(shopper)).toBe('#0a7f5a');
      // An accepted text keeps the name it was accepted with.
      const isAccepted = path === '/terms-of-service';
      expect((await shopper.content()).includes('Sitewright')).toBe(isAccepted);
    }

    // The logo takes the place of mark and name, and no font is downloaded.
    await page
      .getByLabel(/^Choose image/)
      .first()
      .setInputFiles({ name: 'ebbe.png', mimeType: 'image/png', buffer: await drawLogo(page) });
    await page.getByText('ebbe.png uploaded').first().waitFor();
    await page.getByRole('checkbox', { name: 'The logo contains the name' }).check();
    await page.getByRole('radio', { name: 'Same as the text' }).check({ force: true });
    await page.getByRole('radio', { name: 'System font' }).check({ force: true });
    await save(page);
    const renewed = await shopper.goto('/');
    expect(await renewed?.text()).not.toContain('as="font"');
    const logo = shopper.getByRole('banner').getByRole('img', { name: 'Ebbe' });
    expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await headerName(shopper)).toBe('');
    const family = await shopper.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(family).toStartWith('system-ui');
    expect(await listRequestedFonts(shop())).toEqual([]);

    const manifest = await shopper.request.get('/site.webmanifest');
    expect(await manifest.json()).toMatchObject({ name: 'Ebbe' });

    await page.goto('/admin/settings/support');
    await page.getByRole('spinbutton', { name: 'Regular Support, price per month' }).fill('75.5');
    await save(page);
    await shopper.goto('/checkout/product/1');
    await shopper.getByRole('radio', { name: /^Regular Support/ }).check({ force: true });
    await shopper.getByRole('complementary').getByText('$75.50/month').waitFor();

    await page.goto('/admin/settings/claims');
    await page.getByRole('textbox', { name: 'Footer' }).fill('Made by hand');
    await save(page);
    await shopper.goto('/');
    await shopper.getByRole('contentinfo').getByText('Made by hand').waitFor();

    await page.goto('/admin/settings/brand');
    await page.getByRole('link', { name: 'History' }).click();
    await page
      .getByRole('region', { name: 'Version 1' })
      .getByText('Ebbe', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Restore original version' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
    await page.getByText('Version restored').first().waitFor();
    await shopper.goto('/');
    expect(await headerName(shopper)).toBe('Sitewright');
    expect(await accentOf(shopper)).toBe('#cd3503');
    expect(shop().faults).toEqual([]);
  },
  journeyMs,
);
