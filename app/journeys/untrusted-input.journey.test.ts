import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { auditEntries } from '#db/schema/audit-entries';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { cannedReplies } from '#db/schema/canned-replies';
import { mails } from '#db/schema/mails';
import { orderFlags } from '#db/schema/order-flags';
import { orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { projects } from '#db/schema/projects';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 150_000;

const script = '<script>window.ran = true</script><img src=x onerror="window.ran = true">';
const link = 'javascript:window.ran=true';
const word = 'W'.repeat(200);
const text = `${script} ${link} 👩🏽‍🚀 שלום עולם \u202Eבית ${word} ${'and so on '.repeat(450)}`;
const name = text.slice(0, 200);
const email = `${'w'.repeat(60)}@${'h'.repeat(180)}.example`;
const html = `<p onclick="${link}">${text}<a href="${link}">a link</a><svg onload="window.ran=true"></svg></p>`;

/** Fills every field that admins see with unvalidated input. */
async function fillWithUntrustedInput() {
  const { db } = shop();
  await db.update(projects).set({
    businessName: name,
    contactPerson: word,
    email,
    phone: name,
    businessDescription: text,
    websiteGoals: text,
    targetAudience: word,
    industry: name,
    websiteType: word,
    designStyle: name,
    colorPreferences: text,
    additionalRequirements: html,
  });
  await db
    .update(supportTickets)
    .set({ email, projectId: word, subject: name, message: text, inquiryType: name });
  await db.update(ticketMessages).set({ message: text });
  await db.update(orders).set({
    customerName: name,
    customerEmail: email,
    customerPhone: name,
    productTitle: word,
    supportPackage: name,
    deliveryNote: text,
  });
  await flagEveryOrder(text);
  await flagEveryOrder(name);
  await db.update(cancellationRequests).set({ reason: text, error: text, policyText: text });
  await db.update(products).set({ title: word, description: text, thumbnail: link, demoUrl: link });
  await db.insert(cannedReplies).values({ title: name, text });
  await db.insert(auditEntries).values({
    actorId: 1,
    actorName: name,
    verb: 'product.changed' as const,
    subjectId: 1,
    subjectName: html,
    changes: [{ field: 'demoUrl', before: link, after: text }] as const,
  });
  await db.insert(mails).values({
    key: 'hostile',
    kind: name,
    to: email,
    subject: name,
    lastError: text,
    text: null,
    html: null,
    status: 'failed' as const,
    attempts: 16,
  });
}

async function flagEveryOrder(message: string) {
  const { db } = shop();
  const rows = await db.select({ orderId: orders.id }).from(orders);
  const flag = { code: 'other' as const, params: { text: message } };
  await db.insert(orderFlags).values(rows.map(({ orderId }) => ({ orderId, ...flag })));
}

/** Admin pages and the buttons that open dialogs there. */
const pages = [
  ['/admin', [/^View Details/]],
  ['/admin?tab=support', [/^View Details/]],
  ['/admin?tab=products', [/^Edit/, /^Delete/]],
  ['/admin?tab=orders', [/^View Details/]],
  ['/admin?tab=cancellations', [/^View Details/]],
  ['/admin/mails', [/^View Details/]],
  ['/admin/audit', [/^View Details/]],
  ['/admin/canned-replies', [/^Edit <script>/, /^Delete <script>/]],
] as const;

async function expectHarmless(page: Page, where: string) {
  const found = await page.evaluate(() => {
    const leads = [...document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '');
    const body = document.querySelector('[role$="dialog"] form, [role$="dialog"]');
    return {
      ran: 'ran' in window,
      scripted: leads.filter((href) => /^\s*(javascript|data):/i.test(href)),
      made: document.querySelectorAll('[onclick], [onerror], [onload], svg[onload]').length,
      sideways: document.documentElement.scrollWidth - window.innerWidth,
      sidewaysInDialog: body ? body.scrollWidth - body.clientWidth : 0,
    };
  });
  expect({ where, ...found }).toEqual({
    where,
    ran: false,
    scripted: [],
    made: 0,
    sideways: 0,
    sidewaysInDialog: 0,
  });
}

test(
  'An admin sees untrusted input as text, without scripts, links or broken layouts',
  async () => {
    const first = await shop().visit();
    await signInAsAdmin(first.page, shop().dataDir);
    const storageState = await first.context.storageState();
    await first.leave();
    await fillWithUntrustedInput();

    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      const { page, troubles, leave } = await shop().visit({ storageState, viewport });
      for (const [path, openers] of pages) {
        await page.goto(path);
        for (const opener of openers) {
          const button = page.getByRole('button', { name: opener }).first();
          await button.waitFor();
          await expectHarmless(page, `${viewport.width} ${path}`);
          // On a phone the row itself opens, and its button is there for the keyboard.
          if (viewport.width < 640) await button.press('Enter');
          else await button.click();
          const dialog = page.getByRole(/Delete/.test(opener.source) ? 'alertdialog' : 'dialog');
          await dialog.waitFor();
          await dialog.getByText('W'.repeat(20)).or(dialog.getByRole('textbox')).first().waitFor();
          await expectHarmless(page, `${viewport.width} ${path} ${opener.source}`);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'detached' });
        }
      }
      const order = await shop().db.query.orders.findFirst();
      await page.goto(`/admin/orders/${order?.orderId}`);
      await page.getByRole('heading', { name: 'Timeline' }).waitFor();
      await expectHarmless(page, `${viewport.width} the page of an order`);
      expect(troubles).toEqual([]);
      await leave();
    }
  },
  journeyMs,
);
