import { expect, test } from 'bun:test';
import { aFailedJob } from '#api/testing/failed-jobs';
import { mails } from '#db/schema/mails';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { visitAsSecondAdmin } from './visit-as-second-admin.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

test(
  'An owner sees what failed behind the shop, sends an email again, and sees that a colleague ran a job again',
  async () => {
    const { database } = shop();
    await aFailedJob(database, { queue: 'reconciliation', key: 'one', error: 'TypeError' });
    const first = await shop().visit();
    await signInAsAdmin(first.page, shop().dataDir);
    await first.page.goto('/admin');
    await first.page.getByRole('link', { name: 'System', exact: true }).click();
    await first.page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor();
    await first.page.getByRole('link', { name: '1 job failed' }).waitFor();
    await first.page.getByText(/^Version .*, database version /).waitFor();

    const second = await visitAsSecondAdmin(shop());
    await second.page.goto('/admin');
    await second.page.getByRole('link', { name: 'System', exact: true }).click();
    await second.page.getByRole('button', { name: 'Retry Reconciliation' }).click();
    await second.page.getByText('Reconciliation will run again.').first().waitFor();

    // The page of the first admin follows.
    await first.page.getByText(/No failed jobs\.$/).waitFor();
    await first.page.getByRole('link', { name: '1 job failed' }).waitFor({ state: 'detached' });

    await database.db.insert(mails).values({
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
    const { page } = first;
    const places = page.getByRole('navigation', { name: 'System' });
    await places.getByRole('link', { name: 'Email log', exact: true }).click();
    await page.getByRole('button', { name: 'Retry “Your order” to greta@rothdental' }).click();
    await page.getByText('The email will be sent again', { exact: true }).waitFor();
    const sent = page.getByRole('row', { name: /greta@rothdental/ }).getByText('Sent');
    // A background worker sends it.
    while ((await sent.count()) === 0) {
      await page.reload();
      await page.getByRole('row', { name: /greta@rothdental/ }).waitFor();
    }
    expect(first.troubles).toEqual([]);
    expect(second.troubles.filter((trouble) => !/40[13]/.test(trouble))).toEqual([]);
    await first.leave();
    await second.leave();
    expect(shop().faults).toEqual([]);
  },
  journeyMs,
);
