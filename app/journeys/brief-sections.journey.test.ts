import { expect, test } from 'bun:test';
import { briefLink } from './brief-link.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';
import { subscribeToSaltmarsh } from './subscribe-to-saltmarsh.ts';

const shop = shopUnderTest();
const journeyMs = 180_000;

test(
  'Admins say what a design asks for, and briefs that were begun keep their questions',
  async () => {
    const earlier = await shop().visit();
    await subscribeToSaltmarsh(shop(), earlier.page, 'earlier@example.com');
    const begun = await briefLink(shop(), 'earlier@example.com');
    await earlier.page.goto(`${begun}?step=content`);
    await earlier.page.getByLabel('Drinks').waitFor();

    const admin = await shop().visit();
    await signInAsAdmin(admin.page, shop().dataDir);
    await admin.page.goto('/admin?tab=products');
    await admin.page.getByRole('button', { name: 'Edit Saltmarsh' }).click();
    const form = admin.page.getByRole('dialog', { name: 'Edit Product' });
    await form.getByText('Brief', { exact: true }).click();
    await form.getByRole('button', { name: 'Add section' }).press('Enter');
    await admin.page.keyboard.type('Terrace');
    const terrace = form.getByRole('group', { name: 'Terrace', exact: true });
    await terrace.getByLabel('What to write').fill('Heaters and blankets');
    await terrace.getByLabel('Maximum length').fill('0');
    await form.getByRole('button', { name: 'Update Product' }).click();
    await terrace.getByText('Enter a whole number from 1 to 5,000.').waitFor();
    await terrace.getByLabel('Maximum length').fill('40');
    await form.getByRole('button', { name: 'Update Product' }).click();
    await form.waitFor({ state: 'detached' });

    const later = await shop().visit();
    await subscribeToSaltmarsh(shop(), later.page, 'later@example.com');
    await later.page.goto(`${await briefLink(shop(), 'later@example.com')}?step=content`);
    await later.page.getByLabel('Heaters and blankets').fill('Blankets in the chest');
    await later.page.getByText('Saved', { exact: true }).waitFor();
    await later.page.getByText('21 of 40 characters').waitFor();

    await earlier.page.reload();
    await earlier.page.getByLabel('Drinks').waitFor();
    expect(await earlier.page.getByLabel('Heaters and blankets').count()).toBe(0);
    expect([...earlier.troubles, ...admin.troubles, ...later.troubles]).toEqual([]);
  },
  journeyMs,
);
