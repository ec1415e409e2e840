import { expect } from 'bun:test';
import { eq } from 'drizzle-orm';
import { customers } from '#db/schema/customers';
import { password, register } from './register.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const email = 'grace@example.com';

/** Grace Hopper, another admin, signed in with a browser of her own. */
export async function visitAsSecondAdmin(shop: ShopUnderTest) {
  const visitor = await shop.visit();
  const { page, context } = visitor;
  const isGrace = eq(customers.email, email);
  if ((await shop.db.$count(customers, isGrace)) === 0) {
    await register(page, email);
    const grace = { isAdmin: true, role: 'owner', firstName: 'Grace', lastName: 'Hopper' } as const;
    await shop.db.update(customers).set(grace).where(isGrace);
    await context.clearCookies();
  }
  const answer = await page.request.post('/api/admin/login', {
    data: { username: email, password },
  });
  expect(answer.status()).toBe(200);
  return visitor;
}
