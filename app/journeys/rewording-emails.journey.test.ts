import { expect, test } from 'bun:test';
import { mailsTo } from './mailbox.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 120_000;

test(
  'An owner rewords the receipt, tests it, and the next guest reads the new words',
  async () => {
    const { page } = await shop().visit();
    await signInAsAdmin(page, shop().dataDir);
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: 'Emails', exact: true }).click();
    await page.getByRole('link', { name: 'Receipt', exact: true }).click();

    const subject = page.getByRole('textbox', { name: 'Subject', exact: true });
    const heading = page.getByRole('textbox', { name: 'Heading' });
    const email = page.frameLocator('iframe[title="Email preview"]');
    await email.getByRole('heading', { name: 'Your website is on its way' }).waitFor();
    await heading.fill('Hi {price}');
    await page.getByText('This email has no variable {price}.').waitFor();
    await page.getByText('Correct the marked texts to update the preview.').waitFor();
    await heading.fill('Welcome aboard, ');
    await page.getByRole('button', { name: 'Insert {customerName}' }).click();
    await email.getByRole('heading', { name: 'Welcome aboard, Ada Lovelace' }).waitFor();
    await subject.fill('Thank you for {productTitle} <3');

    await page.getByRole('button', { name: 'Send test email' }).click();
    await page.getByText('Test email sent').first().waitFor();
    const [test] = await mailsTo(shop(), 'admin@localhost.localdomain', /^\[Test\]/);
    expect(test.subject).toBe('[Test] Thank you for Saltmarsh <3');
    expect(test.text).toStartWith('Welcome aboard, Ada Lovelace');

    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Email saved').first().waitFor();
    await page.goto('/admin/settings/sender');
    await page.getByRole('textbox', { name: 'Support address' }).fill('help@ebbe.example');
    const sender = page.getByRole('region', { name: 'Email sender' });
    await sender.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Settings saved').first().waitFor();

    const { page: shopper } = await shop().visit();
    await shopper.goto('/checkout/product/1');
    await shopper.getByRole('link', { name: 'help@ebbe.example' }).waitFor();
    await subscribeToSaltmarsh(shop(), shopper, 'guest@example.com');
    const [receipt] = await mailsTo(shop(), 'guest@example.com', /Thank you for Saltmarsh/);
    expect(receipt.subject).toBe('Thank you for Saltmarsh <3');
    expect(receipt.text).toStartWith('Welcome aboard, there');
    expect(receipt.text).toContain('Questions? Email help@ebbe.example');

    await page.goto('/admin/settings/emails/receipt/history');
    await page.getByRole('button', { name: 'Restore original version' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
    await page.getByText('Version restored').first().waitFor();
    await subscribeToSaltmarsh(shop(), shopper, 'later@example.com');
    const [usual] = await mailsTo(shop(), 'later@example.com', /Your order ACC-/);
    expect(usual.text).toStartWith('Your website is on its way');
    expect(shop().faults).toEqual([]);
  },
  journeyMs,
);
