import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { customers } from '#db/schema/customers';
import { password, register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

async function signIn(page: Page, email: string) {
  await page.goto('/auth');
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).waitFor();
}

/**
 * What a page hears that leaves for the back/forward cache and comes back from it. The pinned browser
 * has no such cache.
 */
async function goAndComeBack(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  const tell = (type: string) =>
    page.evaluate(
      (name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await tell('pagehide');
  await meanwhile();
  // A page that learned it by live updates starts over by itself, maybe in this moment.
  await tell('pageshow').catch((error: Error) => {
    if (!error.message.includes('Execution context was destroyed')) throw error;
  });
}

/** Everything that the browser stores, preferences left out. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join(' '),
  );

test(
  'A person who leaves takes everything along: Back, other tabs and the next person see nothing',
  async () => {
    const { page, context, leave } = await shop().visit();
    await register(page, 'ada@example.com');
    await subscribeToSaltmarsh(shop(), page, 'ada@example.com');

    const account = { username: 'ada@example.com', password };
    const comeIn = () => page.request.post('/api/login', { data: account });
    const goOut = () => page.request.post('/api/logout');

    await goOut();
    await page.goto('/support');
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await goAndComeBack(page, comeIn);
    await page.getByRole('button', { name: /My Account/ }).waitFor();

    for (const path of ['/dashboard', '/dashboard/billing', '/dashboard/account']) {
      await page.goto(path);
      await page.getByRole('button', { name: /My Account/ }).waitFor();
      await goAndComeBack(page, async () => {
        expect(await page.getByText('Ada').filter({ visible: true }).count()).toBe(0);
        await goOut();
      });
      await page.waitForURL(`**/auth?next=${encodeURIComponent(path)}`);
      await comeIn();
    }

    // What was typed, in two tabs.
    await page.goto('/support');
    await page.getByRole('radio', { name: 'Sales Inquiry' }).check();
    await page.getByLabel('Message').fill('A secret of Ada');
    const checkout = await context.newPage();
    await checkout.goto('/checkout/product/1');
    await checkout.getByLabel('Phone').fill('+1 555 0100');
    await checkout.getByRole('button', { name: /My Account/ }).waitFor();
    await logOut(page);
    await checkout.getByRole('link', { name: 'Login' }).waitFor();
    expect(await checkout.getByLabel('Phone').inputValue()).toBe('');
    expect(await checkout.locator('[name=customerName]').inputValue()).toBe('');
    for (const tab of [page, checkout]) expect(await stored(tab)).not.toMatch(/Ada|555|ada@/);

    // A page of one person in the session of the next, without word from another tab.
    await signIn(page, 'ada@example.com');
    await page.goto('/dashboard/account');
    await page.getByLabel('First name').fill('Augusta');
    await register(page, 'grace@example.com');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('grace@example.com').first().waitFor();
    const people = await shop().db.select().from(customers);
    expect(people.map(({ firstName }) => firstName)).not.toContain('Augusta');

    // Nor do admins show a customer to those who go back to their page.
    await signInAsAdmin(page, shop().dataDir);
    // The customer’s tabs start over too, and so does this one once it knows who is signed in.
    const desk = await context.newPage();
    await desk.goto('/admin/customers', { waitUntil: 'commit' });
    await desk.getByText('grace@example.com').first().waitFor();
    await goAndComeBack(desk, goOut);
    await desk.waitForURL('**/admin/login**');
    expect(await desk.getByText('grace@example.com').count()).toBe(0);
    await leave();
  },
  journeyMs,
);
