import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { buySaltmarsh } from './buy-saltmarsh.ts';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { password, register } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { visitAsSecondAdmin } from './visit-as-second-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

/** Records toasts inside the page, because polling from outside can miss a short one. */
function noteToasts() {
  const seen = new WeakSet<Element>();
  const look = () => {
    for (const toast of document.querySelectorAll('li[data-state="open"]')) {
      if (seen.has(toast)) continue;
      seen.add(toast);
      const [title, description] = [...toast.querySelectorAll('div')]
        .filter((part) => part.children.length === 0)
        .map((part) => part.textContent);
      const before = sessionStorage.getItem('toasts') ?? '';
      sessionStorage.setItem('toasts', `${before}${title}: ${description}\n`);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

async function signUp(page: Page, email: string) {
  await page.goto('/auth?new');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(page: Page, email: string, typed = password) {
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password').fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const welcomed = (page: Page) => page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();

/** Two admins process the only cancellation request at the same time: one of them is too late. */
async function processTwice() {
  const one = await shop().visit();
  await signInAsAdmin(one.page, shop().dataDir);
  const desks = [one, await visitAsSecondAdmin(shop())];
  for (const { page } of desks) {
    page.on('dialog', (question) => question.accept());
    await page.goto('/admin?tab=cancellations&q=Ada');
    await page.getByRole('button', { name: /^Process Cancellation/ }).waitFor();
  }
  await Promise.all(
    desks.map(({ page }) => page.getByRole('button', { name: /^Process Canc/ }).click()),
  );
  const late = /^This cancellation (has already been|is already being) processed\.$/;
  const outcomes = desks.map(({ page }) =>
    Promise.race([
      page.getByText('Cancellation processed successfully', { exact: true }).waitFor(),
      page
        .getByText(late)
        .waitFor()
        .then(() => 'too late'),
    ]),
  );
  expect((await Promise.all(outcomes)).filter(Boolean)).toEqual(['too late']);
  for (const { page, leave } of desks) {
    await page
      .getByText(/^Processed /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'View Details' }).and(page.locator(':focus')).waitFor();
    await leave();
  }
}

test(
  'A customer signs up, finds an earlier purchase, cancels, withdraws, cancels again, and sees it end',
  async () => {
    const email = 'ada@example.com';
    const { page, troubles, leave } = await shop().visit();
    await buySaltmarsh(page, email);
    await signUp(page, email);
    await welcomed(page);
    await page.getByText('No subscriptions yet').waitFor();

    await page.getByRole('link', { name: 'Enter code' }).click();
    const [proof] = await mailsTo(shop(), email, /\b\d{6}\b/);
    await page.getByLabel('Verification code').fill(/\b\d{6}\b/.exec(proof.text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Verify email' }).click();
    await page.getByText('Email verified').first().waitFor();
    await page.getByRole('link', { name: 'My Subscriptions' }).click();
    await page.getByRole('heading', { name: 'Saltmarsh' }).waitFor();

    const ask = async () => {
      await page.getByRole('button', { name: 'Request Cancellation of Saltmarsh' }).click();
      const dialog = page.getByRole('dialog', { name: 'Request Cancellation' });
      await dialog.getByRole('button', { name: 'Request Cancellation' }).click();
      await page.getByText('Policy Agreement Required').first().waitFor();
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Request Cancellation' }).click();
      await page.getByText('Requested on').waitFor();
    };
    await ask();
    await page.getByText('Cancellation requested', { exact: true }).waitFor();
    expect(await page.getByText('Active', { exact: true }).count()).toBe(0);
    await page.getByText('None', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Keep my website Saltmarsh' }).click();
    await page.getByText('Cancellation withdrawn').first().waitFor();
    await ask();
    await processTwice();
    await page.reload();
    await page.getByText(/^Ends on /).waitFor();

    expect(shop().sandbox.time.advanceToNextRenewal()).not.toBeNull();
    await shop().sandbox.webhooks.settled();
    await page.reload();
    await page.getByText(/^Ended /).waitFor();
    await mailsTo(shop(), email, /has ended/);
    const order = await findOrder(shop(), email);
    expect(order).toMatchObject({ status: 'cancelled', subscriptionStatus: 'cancelled' });
    expect(troubles).toEqual([]);
    await leave();
  },
  journeyMs,
);

test(
  'A customer who forgot the password gets back in, to the page that was asked for, and signs out everywhere',
  async () => {
    const email = 'forgot@example.com';
    const first = await shop().visit();
    await register(first.page, email);
    const second = await shop().visit();
    const { page } = second;
    await page.addInitScript(noteToasts);
    await page.goto('/dashboard/subscriptions', { waitUntil: 'commit' });
    await page.waitForURL('**/auth?next=%2Fdashboard%2Fsubscriptions');
    const noted = await page.evaluate(() => sessionStorage.getItem('toasts'));
    expect(noted).toBe('Unauthorized: You are logged out. Logging in again...\n');

    await signIn(page, email, 'not the right one');
    await page.getByText('Login failed', { exact: true }).waitFor();
    expect(await page.getByLabel('Username or email').inputValue()).toBe(email);
    await signIn(page, email);
    await page.waitForURL('**/dashboard/subscriptions');
    await page.getByRole('heading', { name: 'My Subscriptions' }).waitFor();
    expect(await page.getByText('Login failed').count()).toBe(0);
    await page.request.post('/api/logout');

    await signUp(page, email);
    await page.getByText('Registration failed', { exact: true }).waitFor();
    await page.getByLabel('Email').fill('other@example.com');
    await page.getByRole('button', { name: 'Create account' }).click();
    await welcomed(page);
    expect(await page.getByText('Registration failed').count()).toBe(0);
    await page.request.post('/api/logout');

    await page.goto('/auth/forgot');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Check your email').waitFor();
    const [mail] = await mailsTo(shop(), email, /#token=/);
    await page.goto(/http\S+#token=\S+/.exec(mail.text)?.[0] ?? '');
    await page.getByLabel('New password', { exact: true }).fill('another quiet evening');
    await page.waitForURL((url) => url.hash === '');
    await page.getByRole('button', { name: 'Save password' }).click();
    await welcomed(page);

    // The reset ended the other session.
    await first.page.goto('/dashboard');
    await first.page.waitForURL('**/auth?next=%2Fdashboard');
    await signIn(first.page, email, 'another quiet evening');
    await welcomed(first.page);
    await page.goto('/dashboard/account');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL(`${shop().url}/`);
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await first.page.reload();
    await first.page.waitForURL('**/auth?next=%2Fdashboard');
    for (const { leave } of [first, second]) await leave();
  },
  journeyMs,
);
