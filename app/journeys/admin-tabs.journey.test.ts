import { beforeAll, describe, expect, test } from 'bun:test';
import type { BrowserContext, Page } from 'playwright-core';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
let known: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  const { page, context, leave } = await shop().visit();
  await signInAsAdmin(page, shop().dataDir);
  known = await context.storageState();
  await leave();
}, journeyMs);

const visitAsAdmin = () => shop().visit({ storageState: known });
const hasFocus = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':focus')).waitFor();

/** Removes the browser's log lines about expected responses. */
const withoutStatus = (troubles: readonly string[], status: number) =>
  troubles.filter((trouble) => !trouble.includes(`status of ${status}`));

describe('Admins', () => {
  test(
    'add, edit and delete a product, and shoppers see each change',
    async () => {
      const { page, troubles, leave } = await visitAsAdmin();
      const shopper = await shop().visit({ viewport: { width: 360, height: 740 } });
      const card = shopper.page.getByRole('article').filter({ hasText: 'Lantern' });

      await page.goto('/admin?tab=products');
      await page.getByRole('button', { name: 'Add Product' }).click();
      await page.keyboard.type('Lantern');
      await page.getByRole('textbox', { name: 'Description' }).fill('For small theatres.');
      await page.getByRole('textbox', { name: 'Demo URL' }).fill('/demos/saltmarsh/');
      await page.keyboard.press('Enter');
      await page.getByText('Price must be at least $0.50', { exact: true }).waitFor();
      await page.keyboard.type('29.5');
      await page.keyboard.press('Enter');
      await page.getByText('Product created successfully', { exact: true }).waitFor();
      await page
        .getByRole('row', { name: /Lantern/ })
        .getByText('$29.50')
        .waitFor();
      await shopper.page.goto('/');
      await card.getByText('For small theatres.').waitFor();

      await page.getByRole('button', { name: 'Edit Lantern' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill(`Lantern ${'hall'.repeat(40)}`);
      await page.keyboard.press('Enter');
      await page.getByText('Product updated successfully', { exact: true }).waitFor();
      await shopper.page.reload();
      await card.getByText('For small theatres.').waitFor();
      const sideways = await shopper.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(sideways).toBe(0);

      await page.getByRole('button', { name: /^Delete Lantern/ }).click();
      await page.getByText(/This action cannot be undone\.$/).waitFor();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('Product deleted successfully', { exact: true }).waitFor();
      await hasFocus(page, 'Add Product');
      await shopper.page.reload();
      await shopper.page.getByRole('article').filter({ hasText: 'Saltmarsh' }).first().waitFor();
      expect(await card.count()).toBe(0);

      expect([...troubles, ...shopper.troubles]).toEqual([]);
      await shopper.leave();
      await leave();
    },
    journeyMs,
  );

  test(
    'enter a price with a comma, and see how where it can mean another',
    async () => {
      const { page, context, troubles, leave } = await visitAsAdmin();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/admin?tab=products');
      await page.getByRole('button', { name: 'Edit Saltmarsh' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Product' });
      const price = dialog.getByLabel('Price', { exact: true });
      const annual = dialog.getByLabel(/^Annual price/);
      const error = dialog.getByRole('paragraph').filter({ hasText: /like 12\.50/ });
      const rewrite = async (field: typeof price, amount: string) => {
        await field.focus();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(amount);
      };

      const paste = async (field: typeof price, amount: string) => {
        await page.evaluate((text) => navigator.clipboard.writeText(text), amount);
        await field.focus();
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.press('ControlOrMeta+V');
      };

      for (const put of [rewrite, paste]) {
        await put(price, '12,50');
        await page.keyboard.press('Tab');
        expect(await price.inputValue()).toBe('12.50');
      }
      for (const amount of ['1,200.5', '1.200,50', '1e3']) {
        await rewrite(price, amount);
        await page.keyboard.press('Enter');
        await error.waitFor();
        await rewrite(price, '.5');
        await error.waitFor({ state: 'detached' });
      }
      for (const refused of ['1,200.50', '1.2.3', '$5']) {
        await rewrite(price, '49');
        await paste(price, refused);
        await error.waitFor();
        expect(await price.inputValue()).toBe('49');
      }

      // The browser gives no text that it can't read, and no text would mean no annual price.
      await rewrite(annual, '.');
      await page.keyboard.press('Enter');
      await error.waitFor();
      await rewrite(annual, '290');

      await rewrite(price, '29.5');
      await page.keyboard.press('ArrowUp');
      await price.hover();
      await page.mouse.wheel(0, 200);
      await page.keyboard.press('Tab');
      expect(await price.inputValue()).toBe('29.51');

      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );

  test(
    'process a cancellation only once when two of them try at the same time',
    async () => {
      const desks = [await visitAsAdmin(), await visitAsAdmin()] as const;
      for (const { page } of desks) {
        await page.goto('/admin?tab=cancellations');
        await page.getByRole('button', { name: /^Process Cancellation/ }).waitFor();
        const table = page.getByRole('table', { name: 'Cancellations' }).locator('..');
        expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
        page.on('dialog', (question) => question.accept());
      }
      await Promise.all(
        desks.map(({ page }) => page.getByRole('button', { name: /^Process Canc/ }).click()),
      );
      const outcomes = desks.map(({ page }) =>
        Promise.race([
          page.getByText('Cancellation processed successfully', { exact: true }).waitFor(),
          page
            .getByText(/^This cancellation (has already been|is already being) processed\.$/)
            .waitFor()
            .then(() => 'too late'),
        ]),
      );
      expect(
        (await Promise.all(outcomes)).filter((outcome) => outcome === 'too late'),
      ).toHaveLength(1);
      for (const { page, troubles, leave } of desks) {
        await page
          .getByText(/^Processed /)
          .first()
          .waitFor();
        await page
          .locator('button:focus')
          .and(page.getByRole('button', { name: 'View Details' }))
          .waitFor();
        expect(withoutStatus(troubles, 409)).toEqual([]);
        await leave();
      }
    },
    journeyMs,
  );

  test(
    'see the old value and the reason when a change fails',
    async () => {
      const { page, context, leave } = await visitAsAdmin();
      await page.goto('/admin?q=Tide');
      const status = page.getByRole('combobox', { name: /^Status of ACC-/ });
      await status.waitFor();
      await context.setOffline(true);
      await status.selectOption('Completed');
      await page
        .getByText('We could not reach the server. Check your connection and try again.')
        .first()
        .waitFor();
      await status.and(page.locator('select:has([value="submitted"]:checked)')).waitFor();
      await context.setOffline(false);
      await status.selectOption('Review');
      await page.getByText('Project status updated successfully').first().waitFor();
      expect(await status.inputValue()).toBe('review');
      await leave();
    },
    journeyMs,
  );

  test(
    'copy a project’s details, or see why the browser refuses',
    async () => {
      const { page, context, leave } = await visitAsAdmin();
      await page.goto('/admin?q=Tide');
      await page.getByRole('button', { name: /^View Details of/ }).click();
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
      });
      await page.getByRole('button', { name: 'Copy All Details' }).click();
      await page.getByText('Unable to copy to clipboard', { exact: true }).waitFor();

      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.reload();
      await page.getByRole('button', { name: /^View Details of/ }).click();
      await page.getByRole('button', { name: 'Copy All Details' }).click();
      await page.getByRole('button', { name: 'Copied!' }).waitFor();
      await page.getByRole('button', { name: 'Copy All Details' }).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('Business name: Tide & Timber');
      await leave();
    },
    journeyMs,
  );

  test(
    'find an order by its buyer and go back and forth in history',
    async () => {
      const { page, troubles, leave } = await visitAsAdmin();
      await page.goto('/admin?tab=orders');
      await page.getByRole('searchbox').fill('Mara');
      await page.waitForURL('**/admin?tab=orders&q=Mara');
      const filter = page.getByRole('combobox', { name: 'Status', exact: true });
      await filter.selectOption('Cancelled');
      await page.getByRole('button', { name: 'Amount' }).click();
      await page.waitForURL(/&status=cancelled&sort=totalAmount%3Adesc$/);
      await page.goBack();
      await page.goBack();
      await page.waitForURL('**/admin?tab=orders&q=Mara');
      expect(await filter.inputValue()).toBe('');
      expect(await page.getByRole('searchbox').inputValue()).toBe('Mara');
      await page.goForward();
      await page.getByText('1–1', { exact: true }).waitFor();

      expect(troubles).toEqual([]);
      await leave();
    },
    journeyMs,
  );
});
