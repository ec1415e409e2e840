import { expect } from 'bun:test';
import type { Page } from 'playwright-core';

/** The password of every account in these tests. */
export const password = 'a long quiet evening';

/** Creates an account for Ada Lovelace through the API and signs her in. */
export async function register(page: Page, email: string): Promise<void> {
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  const answer = await page.request.post('/api/register', { data: { email, password, ...names } });
  expect(answer.status()).toBe(201);
}
