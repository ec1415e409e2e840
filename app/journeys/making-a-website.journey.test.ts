import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { orders } from '#db/schema/orders';
import { siteChecks } from '#db/schema/site-checks';
import { briefLink } from './brief-link.ts';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { sendBrief } from './send-brief.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';
import { visitAsSecondAdmin } from './visit-as-second-admin.ts';

const shop = shopUnderTest();
const journeyMs = 180_000;
const buyer = 'guest@example.com';
const liveUrl = 'https://saltmarsh.example/';

/** Makes an order look three days older. */
async function ageOrder(id: number) {
  const earlier = (column: PgColumn) => sql`${column} - interval '3 days'`;
  await shop()
    .db.update(orders)
    .set({
      paidAt: earlier(orders.paidAt),
      clockStartAt: earlier(orders.clockStartAt),
      pausedAt: earlier(orders.pausedAt),
      resumedAt: earlier(orders.resumedAt),
    })
    .where(eq(orders.id, id));
}

/** Two failed checks, six minutes apart: the shop under test resolves no names. */
async function goDown(id: number) {
  const { db, siteChecks: checks } = shop();
  await checks.pass();
  const earlier = sql`${siteChecks.failingSince} - interval '6 minutes'`;
  await db
    .update(siteChecks)
    .set({ failingSince: earlier, dueAt: new Date(0) })
    .where(eq(siteChecks.orderId, id));
  await checks.pass();
}

const detailsOf = (page: Page, orderId: string) =>
  page.getByRole('region', { name: `Order ${orderId}` });

test(
  'An admin makes a website from the brief to the delivery, and hears when it goes down',
  async () => {
    const guest = await shop().visit();
    await subscribeToSaltmarsh(shop(), guest.page, buyer);
    await sendBrief(guest.page, await briefLink(shop(), buyer));
    const { id, orderId } = await findOrder(shop(), buyer);

    // The board leads to the order, where its open questions become a message.
    const admin = await shop().visit();
    const { page } = admin;
    await signInAsAdmin(page, shop().dataDir);
    await page.goto('/admin/delivery');
    const column = (stage: string) => page.getByRole('region', { name: stage });
    const card = (stage: string) => column(stage).getByRole('link', { name: orderId, exact: true });
    await card('Requirements review').click();
    const details = detailsOf(page, orderId);
    await details.getByText('Ada’s Kitchen').waitFor();
    await details.getByRole('button', { name: 'Ask the customer' }).click();
    const message = details.getByRole('textbox', { name: 'Message' });
    expect(await message.inputValue()).toStartWith('To build your website, we still need:');
    await details.getByRole('button', { name: 'Send message' }).click();
    await details.getByText('To build your website, we still need:').waitFor();

    // The guest answers by the link in the email, and the admin sees it at once.
    const [{ text }] = await mailsTo(shop(), buyer, /we still need/);
    const [, ticket = ''] = /https?:\/\/\S+(\/support\/tickets\/[\w-]+)/.exec(text) ?? [];
    await guest.page.goto(ticket);
    await guest.page.getByRole('textbox', { name: 'Your reply' }).fill('We cook lunch.');
    await guest.page.getByRole('button', { name: 'Send reply' }).click();
    await guest.page.getByText('We cook lunch.').waitFor();
    await details.getByText('We cook lunch.').waitFor();

    const saving = page.waitForEvent('download');
    await details.getByRole('link', { name: 'Download all as ZIP' }).click();
    const archive = await saving;
    expect(archive.suggestedFilename()).toBe(`${orderId}-brief.zip`);
    const files = unzipSync(new Uint8Array(readFileSync(await archive.path())));
    expect(Object.keys(files).sort()).toEqual(['Other files/menu.txt', 'brief.txt']);
    expect(strFromU8(files['brief.txt'] ?? new Uint8Array())).toContain('Ada’s Kitchen');

    // The board moves the order, and the list of orders assigns it and shows that it is late.
    await page.goto('/admin/delivery');
    await page.getByRole('button', { name: `Move ${orderId} to…` }).click();
    await page.getByRole('menuitem', { name: 'Development' }).click();
    await card('Development').waitFor();
    await page.goto('/admin?tab=orders&status=undelivered');
    const row = page.getByRole('row', { name: new RegExp(orderId) });
    await row.getByText(/^(In progress · |Due in)/).waitFor();
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Assign' }).click();
    await page.getByRole('menuitem', { name: 'admin' }).click();
    await page.getByText('1 order changed').first().waitFor();
    await ageOrder(id);
    await page.reload();
    await row.getByText(/^Overdue by/).waitFor();
    await page.goto('/admin/delivery?assignee=mine');
    await card('Development').waitFor();
    await page.goto('/admin?tab=orders&status=late');
    await row.getByRole('link', { name: orderId }).click();

    // Of two admins who change the stage, the second learns what the first did.
    const other = await visitAsSecondAdmin(shop());
    await other.page.goto(`/admin/orders/${orderId}`);
    const theirs = detailsOf(other.page, orderId);
    const toReview = (of: Page) => of.getByRole('dialog', { name: `Send ${orderId} to review` });
    await theirs.getByRole('button', { name: 'Send to review' }).click();
    await details.getByRole('button', { name: 'Send to review' }).click();
    for (const form of [toReview(other.page), toReview(page)])
      await form.getByRole('textbox', { name: 'Preview address' }).fill('/demos/saltmarsh/');
    await toReview(page).getByRole('button', { name: 'Move to review' }).click();
    await page.getByText(`${orderId} moved to Review and approval`).first().waitFor();
    const refused = other.page.waitForResponse(`**/api/orders/${id}/stage`);
    await toReview(other.page).getByRole('button', { name: 'Move to review' }).click();
    expect((await refused).status()).toBe(409);
    const conflict = theirs.getByRole('region', {
      name: new RegExp(`^admin changed ${orderId} on `),
    });
    await conflict.getByText(/^admin moved this order to Review and approval\./).waitFor();
    await conflict.getByRole('button', { name: 'Dismiss' }).click();
    await conflict.waitFor({ state: 'detached' });
    const stage = theirs.getByRole('combobox', { name: `Stage of ${orderId}` });
    expect(await stage.inputValue()).toBe('review');

    await details.getByRole('button', { name: 'Deliver', exact: true }).click();
    const delivery = page.getByRole('dialog', { name: `Deliver ${orderId}` });
    await delivery.getByRole('textbox', { name: /^Live address/ }).fill(liveUrl);
    const values = delivery.getByRole('textbox', { name: 'Value' });
    for (const [index, value] of [`${liveUrl}admin`, 'ada', 'tern'].entries()) {
      await values.nth(index).fill(value);
    }
    await delivery.getByRole('button', { name: 'Deliver website' }).click();
    await delivery.getByText('The website can’t be reached yet').waitFor();
    await delivery.getByRole('button', { name: 'Deliver anyway' }).click();
    await delivery.waitFor({ state: 'detached' });

    // A website that doesn't answer waits for an admin.
    await goDown(id);
    await page.goto('/admin');
    await page.getByRole('link', { name: '1 website down' }).first().click();
    await page.getByRole('rowheader', { name: orderId }).waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('site_down');

    expect(other.troubles.filter((trouble) => !/status of 409/.test(trouble))).toEqual([]);
    for (const { troubles } of [guest, admin]) expect(troubles).toEqual([]);
    for (const visitor of [guest, admin, other]) await visitor.leave();
  },
  journeyMs,
);
