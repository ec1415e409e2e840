import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { mails } from '#db/schema/mails';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

/** The image file that the browser chose for a product card. */
function findCardImage(page: Page, title: string) {
  const card = page.getByRole('article').filter({ hasText: title }).locator('img').first();
  return card.evaluate(async (image: HTMLImageElement) => {
    image.loading = 'eager';
    await image.decode();
    return `${new URL(image.currentSrc).pathname} ${image.naturalWidth}`;
  });
}

describe('Admins', () => {
  test(
    'upload a product image and resend a failed email',
    async () => {
      const { page, troubles, leave } = await shop().visit();
      await signInAsAdmin(page, shop().dataDir);

      await page.goto('/admin?tab=products');
      await page.getByRole('button', { name: 'Edit Saltmarsh' }).click();
      const field = page.getByLabel(/Choose image…/);
      const note = Buffer.from('Not a picture');
      await field.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: note });
      await page.getByText('We can’t read this image.').waitFor();
      const wall = join(import.meta.dir, '../public/social-card.jpg');
      await field.setInputFiles(wall);
      await page.getByText('social-card.jpg uploaded', { exact: true }).waitFor();
      const address = await page.getByRole('textbox', { name: /Thumbnail URL/ }).inputValue();
      expect(address).toMatch(/^\/uploads\/[0-9a-f]{32}-960\.webp$/);
      await page.getByRole('button', { name: 'Update Product' }).click();
      await page.getByText('Product updated successfully', { exact: true }).waitFor();
      await page.goto('/');
      expect(await findCardImage(page, 'Saltmarsh')).toMatch(
        new RegExp(`^${address.replace(/960.*/, '(480|720|960)')}\\.webp `),
      );

      await shop().db.insert(mails).values({
        key: 'a journey',
        kind: 'receipt',
        to: 'greta@rothdental.example',
        subject: 'Your order',
        text: 'Thank you.',
        html: '<p>Thank you.</p>',
        status: 'failed',
        attempts: 16,
        lastError: '552 Mailbox is full',
      });
      await page.goto('/admin');
      await page.getByRole('link', { name: 'Email log', exact: true }).click();
      await page.getByRole('button', { name: 'Retry “Your order” to greta@rothdental' }).click();
      await page.getByText('The email will be sent again', { exact: true }).waitFor();
      const sent = page.getByRole('row', { name: /greta@rothdental/ }).getByText('Sent');
      // A background worker sends it.
      while ((await sent.count()) === 0) {
        await page.reload();
        await page.getByRole('row', { name: /greta@rothdental/ }).waitFor();
      }
      // The browser logs the 400 of the file that was not an image.
      expect(troubles.filter((trouble) => !trouble.includes('400'))).toEqual([]);
      await leave();
    },
    journeyMs,
  );
});
