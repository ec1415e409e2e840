import { eq } from 'drizzle-orm';
import { customers } from '#db/schema/customers';
import { password, register } from './register.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const email = 'grace@example.com';

/** Grace Hopper, another admin, in a browser of her own. */
export async function visitAsSecondAdmin(shop: ShopUnderTest) {
  const visitor = await shop.visit();
  const { page, context } = visitor;
  await register(page, email);
  await shop.db
    .update(customers)
    .set({ isAdmin: true, role: 'owner', firstName: 'Grace', lastName: 'Hopper' })
    .where(eq(customers.email, email));
  await context.clearCookies();
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  return visitor;
}
