import { describe, expect, test } from 'bun:test';
import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { customers } from '#db/schema/customers';
import { orders } from '#db/schema/orders';
import { buySaltmarsh } from './buy-saltmarsh.ts';
import { findOrder } from './find-order.ts';
import { mailsTo } from './mailbox.ts';
import { password } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';

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
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Processes the cancellation request, as the admin's Process Cancellation button does. */
async function processAsAdmin(page: Page, email: string) {
  const { db } = shop();
  await db
    .update(customers)
    .set({ isAdmin: true, role: 'owner' })
    .where(eq(customers.email, email));
  const [request] = await db
    .select({ id: cancellationRequests.id })
    .from(cancellationRequests)
    .innerJoin(orders, eq(orders.id, cancellationRequests.orderId))
    .where(and(eq(orders.customerEmail, email), eq(cancellationRequests.status, 'pending')));
  const answer = await page.request.patch(
    `/api/admin/cancellation-requests/${request?.id}/process`,
  );
  expect(answer.status()).toBe(200);
  await db.update(customers).set({ isAdmin: false, role: null }).where(eq(customers.email, email));
}

test(
  'Users can sign up, find earlier purchases, cancel, withdraw, cancel again, and see it end',
  async () => {
    const email = 'ada@example.com';
    const { page, troubles, leave } = await shop().visit();
    await buySaltmarsh(page, email);

    await signUp(page, email);
    await page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
    await page.getByText('No subscriptions yet').waitFor();

    await page.getByRole('link', { name: 'Enter code' }).click();
    const [proof] = await mailsTo(shop(), email, /\b\d{6}\b/);
    const [code = ''] = /\b\d{6}\b/.exec(proof.text) ?? [];
    await page.getByLabel('Verification code').fill(code);
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

    await processAsAdmin(page, email);
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
  'Users no longer see an earlier error after they register or sign in',
  async () => {
    const email = 'again@example.com';
    const first = await shop().visit();
    await signUp(first.page, email);
    await first.page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
    await first.leave();

    const { page, leave } = await shop().visit();
    await page.goto('/auth');
    await page.getByLabel('Username or email').fill(email);
    await page.getByLabel('Password').fill('not the right one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Login failed', { exact: true }).waitFor();
    await signIn(page, email);
    await page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
    expect(await page.getByText('Login failed').count()).toBe(0);
    await page.request.post('/api/logout');

    await page.goto('/auth?new');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Registration failed', { exact: true }).waitFor();
    await page.getByLabel('Email').fill('other@example.com');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
    expect(await page.getByText('Registration failed').count()).toBe(0);
    await leave();
  },
  journeyMs,
);

describe('Users who are signed out', () => {
  test(
    'see a toast on a customer page and return to it after signing in',
    async () => {
      const { page, leave } = await shop().visit();
      await signUp(page, 'back@example.com');
      await page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
      await page.getByRole('button', { name: /My Account/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('link', { name: 'Login' }).waitFor();

      await page.addInitScript(noteToasts);
      await page.goto('/dashboard/subscriptions', { waitUntil: 'commit' });
      await page.waitForURL('**/auth?next=%2Fdashboard%2Fsubscriptions');
      const noted = await page.evaluate(() => sessionStorage.getItem('toasts'));
      expect(noted).toBe('Unauthorized: You are logged out. Logging in again...\n');
      await signIn(page, 'back@example.com');
      await page.waitForURL('**/dashboard/subscriptions');
      await page.getByRole('heading', { name: 'My Subscriptions' }).waitFor();
      await leave();
    },
    journeyMs,
  );

  test(
    'see why sign-in failed and keep what they typed',
    async () => {
      const { page, leave } = await shop().visit();
      await page.goto('/auth');
      await signIn(page, 'nobody@example.com');
      await page.getByText('Login failed').first().waitFor();
      expect(await page.getByLabel('Username or email').inputValue()).toBe('nobody@example.com');
      await leave();
    },
    journeyMs,
  );

  test(
    'can reset their password by email, which ends all other sessions',
    async () => {
      const email = 'forgot@example.com';
      const first = await shop().visit();
      await signUp(first.page, email);
      await first.page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();

      const second = await shop().visit();
      await second.page.goto('/auth/forgot');
      await second.page.getByLabel('Email').fill(email);
      await second.page.getByRole('button', { name: 'Send link' }).click();
      await second.page.getByText('Check your email').waitFor();
      const [mail] = await mailsTo(shop(), email, /#token=/);
      const [link = ''] = /http\S+#token=\S+/.exec(mail.text) ?? [];
      await second.page.goto(link);
      await second.page.getByLabel('New password', { exact: true }).fill('another quiet evening');
      await second.page.waitForURL((url) => url.hash === '');
      await second.page.getByRole('button', { name: 'Save password' }).click();
      await second.page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();

      await first.page.reload();
      await first.page.waitForURL('**/auth?next=%2Fdashboard');
      await first.leave();
      await second.leave();
    },
    journeyMs,
  );
});

test(
  'Users can sign out in all browsers',
  async () => {
    const email = 'two@example.com';
    const first = await shop().visit();
    const second = await shop().visit();
    await signUp(first.page, email);
    await first.page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();
    await second.page.goto('/auth');
    await signIn(second.page, email);
    await second.page.getByRole('heading', { name: 'Welcome back, Ada' }).waitFor();

    await first.page.goto('/dashboard/account');
    await first.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const question = first.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await first.page.waitForURL(`${shop().url}/`);
    await first.page.getByRole('link', { name: 'Login' }).waitFor();
    await second.page.reload();
    await second.page.waitForURL('**/auth?next=%2Fdashboard');
    await first.leave();
    await second.leave();
  },
  journeyMs,
);
