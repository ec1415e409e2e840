import { expect } from 'bun:test';
import type { Page } from 'playwright-core';

/** What everybody here signs in with. */
export const password = 'a long quiet evening';

/** Makes an account for Ada Lovelace without the form, and signs her in. */
export async function register(page: Page, email: string): Promise<void> {
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  const answer = await page.request.post('/api/register', { data: { email, password, ...names } });
  expect(answer.status()).toBe(201);
}
