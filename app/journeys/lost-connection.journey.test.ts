import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { attachments } from '#db/schema/attachments';
import { briefFiles, briefs } from '#db/schema/briefs';
import { reviewRemarks } from '#db/schema/reviews';
import { briefLink } from './brief-link.ts';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { remarkFields, sendRemarks, sendToReview } from './review-steps.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 240_000;
const buyer = 'guest@example.com';
const phone = { viewport: { width: 360, height: 740 } };

/**
 * Holds the next upload, and loses the connection while it is on its way. The emulation of Chromium
 * alone would let a running request end.
 */
async function breakNextUpload(page: Page, address: RegExp) {
  const loss = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    held.resolve();
    await loss.promise;
    await route.abort('internetdisconnected');
  });
  return {
    held: held.promise,
    async loseConnection() {
      await page.context().setOffline(true);
      loss.resolve();
    },
    async restoreConnection() {
      await page.unroute(address);
      await page.context().setOffline(false);
    },
  };
}

/** Lets the server answer the next save, and loses the answer. */
async function loseNextAnswer(page: Page, address: RegExp) {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== 'PATCH') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  return async () => {
    await page.unroute(address);
    return isLost;
  };
}

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const notSaved = (page: Page) =>
  page
    .getByText(/^Not saved yet/)
    .first()
    .waitFor();

test(
  'A guest loses nothing, and does nothing twice, when the connection breaks',
  async () => {
    const guest = await shop().visit(phone);
    const { page } = guest;
    await subscribeToSaltmarsh(shop(), page, buyer);
    const link = await briefLink(shop(), buyer);
    const { id, orderId } = await findOrder(shop(), buyer);

    // The connection breaks while a file is uploaded and an answer is typed.
    await page.goto(`${link}?step=pages`);
    const duringMenu = await breakNextUpload(page, /\/briefs\/[\w-]+\/files/);
    const menu = {
      name: 'menu.txt',
      mimeType: 'text/plain',
      buffer: Buffer.alloc(200_000, 'Soup '),
    };
    await page.getByLabel('Other files').setInputFiles(menu);
    await duringMenu.held;
    await page.getByText(/^Uploading/).waitFor();
    const wishes = page.getByLabel('Anything else');
    await wishes.fill('A page for the harbor festival.');
    await duringMenu.loseConnection();
    await wishes.pressSequentially(' In August.');
    await notSaved(page);
    await page.getByRole('button', { name: 'Retry menu.txt' }).waitFor();

    // The review of the brief says what is missing, and doesn't send it.
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    const send = page.getByRole('button', { name: 'Send unfinished brief' });
    expect(await send.getAttribute('aria-disabled')).toBe('true');
    await page.getByText(/^Some files weren’t uploaded/).waitFor();

    await duringMenu.restoreConnection();
    await saved(page);
    await page.getByText(/^Some files weren’t uploaded/).waitFor({ state: 'detached' });
    // It isn't uploaded yet, only on its way again.
    await page.getByText(/^Your files are still uploading/).waitFor({ state: 'detached' });
    await page.goto(`${link}?step=pages`);
    await page.getByRole('link', { name: /menu\.txt/ }).waitFor();
    expect(await wishes.inputValue()).toBe('A page for the harbor festival. In August.');
    const files = await shop().db.select().from(briefFiles).where(eq(briefFiles.orderId, id));
    expect(files.map(({ name, sizeBytes }) => ({ name, sizeBytes }))).toEqual([
      { name: 'menu.txt', sizeBytes: menu.buffer.length },
    ]);

    // A save whose answer is lost isn't taken for one of another tab.
    const endBriefLoss = await loseNextAnswer(page, /\/api\/guest\/briefs\//);
    await wishes.fill('A page for the festival.');
    await notSaved(page);
    await wishes.fill('A page for the festival, please.');
    await saved(page);
    expect(await endBriefLoss()).toBe(true);
    expect(await page.getByText(/also changed in another tab/).count()).toBe(0);
    const [brief] = await shop().db.select().from(briefs).where(eq(briefs.orderId, id));
    expect(brief?.answers.other?.text).toBe('A page for the festival, please.');

    const admin = await shop().visit();
    await signInAsAdmin(admin.page, shop().dataDir);
    await sendToReview(admin.page, orderId, '/demos/saltmarsh/');
    const [{ text }] = await mailsTo(shop(), buyer, /Review the preview/);
    await page.goto(/https?:\/\/\S+(\/order\/[\w-]+\/review)/.exec(text)?.[1] ?? '');

    // The same in a remark and its screenshot.
    await page.getByRole('button', { name: 'Add remark' }).click();
    await remarkFields(page).fill('The soup');
    await saved(page);
    const screenshot = await page.screenshot({ fullPage: true });
    const duringScreenshot = await breakNextUpload(page, /\/review\/screenshots/);
    await page
      .getByLabel(/^Screenshot/)
      .setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: screenshot });
    await duringScreenshot.held;
    await page.getByText(/^Uploading/).waitFor();
    const sendRemark = page.getByRole('button', { name: 'Send 1 remark' });
    expect(await sendRemark.getAttribute('aria-disabled')).toBe('true');
    await duringScreenshot.loseConnection();
    await remarkFields(page).pressSequentially(' is missing.');
    await notSaved(page);
    await page.getByRole('button', { name: 'Retry soup.png' }).waitFor();
    await duringScreenshot.restoreConnection();
    await page.getByRole('button', { name: 'Remove screenshot of Remark 1' }).waitFor();
    await saved(page);

    const endRemarkLoss = await loseNextAnswer(page, /\/review\/remarks\//);
    await remarkFields(page).fill('The soup is missing here.');
    await notSaved(page);
    await remarkFields(page).fill('The soup is missing here, too.');
    await saved(page);
    expect(await endRemarkLoss()).toBe(true);
    expect(await page.getByText(/also changed in another tab/).count()).toBe(0);

    await sendRemarks(page, 'Send 1 remark');
    const remarks = await shop().db.select().from(reviewRemarks);
    const own = remarks.filter((remark) => remark.text.startsWith('The soup is missing here'));
    expect(own.map(({ text }) => text)).toEqual(['The soup is missing here, too.']);
    const screenshots = await shop().db.select().from(attachments);
    expect(screenshots.map(({ name, remarkId }) => ({ name, remarkId }))).toEqual([
      { name: 'soup.png', remarkId: own[0]?.id ?? null },
    ]);

    const expected = guest.troubles.filter(
      (one) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(one),
    );
    expect(expected).toEqual([]);
    expect(admin.troubles).toEqual([]);
    for (const visitor of [guest, admin]) await visitor.leave();
  },
  journeyMs,
);
