import { expect, test } from 'bun:test';
import { mailsTo } from './mailbox.ts';
import { password } from './register.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;
const email = 'mary@example.com';

test(
  'An owner invites someone, changes their role and ends their session',
  async () => {
    const owner = await shop().visit();
    await signInAsAdmin(owner.page, shop().dataDir);
    await owner.page.goto('/admin');
    await owner.page.getByRole('link', { name: 'Settings', exact: true }).click();
    await owner.page.getByRole('link', { name: 'People and roles' }).click();
    await owner.page.getByRole('button', { name: 'Invite someone' }).click();
    await owner.page.getByLabel('Email').fill(email);
    await owner.page.getByRole('radio', { name: /^Support/ }).check();
    await owner.page.getByRole('button', { name: 'Send invitation' }).click();
    await owner.page.getByRole('rowheader', { name: email }).waitFor();

    const [mail] = await mailsTo(shop(), email, /invited you to help run/);
    const [link = ''] = /http\S+#token=\S+/.exec(mail.text) ?? [];
    const { page, troubles, leave } = await shop().visit();
    await page.goto(link);
    await page.getByLabel('First name').fill('Mary');
    await page.getByLabel('Last name').fill('Jackson');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

    // From now on with the password.
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByLabel('Username').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

    const places = page.getByRole('navigation', { name: 'Admin' });
    await places.getByRole('link', { name: /^Support/ }).waitFor();
    for (const name of ['Analytics', 'Settings']) {
      expect(await places.getByRole('link', { name, exact: true }).count()).toBe(0);
    }
    const settings = await page.request.get('/api/admin/settings');
    expect(settings.status()).toBe(403);
    expect((await settings.json()).detail).toBe(
      'Only owners, managers, and read-only admins can do this. Your role is Support.',
    );
    const made = await page.request.post('/api/products', { data: {} });
    expect(made.status()).toBe(403);
    expect((await page.request.get('/api/support')).status()).toBe(200);
    await page.goto('/admin/people');
    await page.getByRole('heading', { name: 'You can’t open this page' }).waitFor();

    await owner.page.getByRole('button', { name: 'Change role: Mary Jackson' }).click();
    await owner.page.getByRole('radio', { name: /^Manager/ }).check();
    await owner.page.getByRole('button', { name: 'Save role' }).click();
    // The open page follows.
    await page.getByRole('rowheader', { name: /Mary Jackson/ }).waitFor();
    await places.getByRole('link', { name: 'Settings', exact: true }).waitFor();
    expect((await page.request.get('/api/admin/settings')).status()).toBe(200);

    await owner.page.getByRole('button', { name: 'Sign out: Mary Jackson' }).click();
    await owner.page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
    await page.getByLabel('Username').waitFor();
    expect((await page.request.get('/api/user')).status()).toBe(401);

    expect(troubles.filter((trouble) => !/40[13]/.test(trouble))).toEqual([]);
    await leave();
    expect(owner.troubles).toEqual([]);
    await owner.leave();
    expect(shop().faults).toEqual([]);
  },
  journeyMs,
);
