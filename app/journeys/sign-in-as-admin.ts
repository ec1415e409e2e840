import { expect } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The password that replaces the generated one. */
export const adminPassword = 'a long quiet evening';

/**
 * Signs in as the first admin through the API, and replaces the generated password the first time: the page
 * stays where it is. The screens of it have a journey of their own.
 */
export async function signInAsAdmin({ request }: Page, dataDir: string): Promise<void> {
  const generated = readGeneratedPassword(dataDir);
  const password = generated ?? adminPassword;
  const answer = await request.post('/api/admin/login', { data: { username: 'admin', password } });
  expect(answer.status()).toBe(200);
  if (generated === undefined) return;
  const data = { currentPassword: generated, newPassword: adminPassword };
  expect((await request.post('/api/customer/password', { data })).status()).toBe(200);
}

/** Its file is deleted once it is replaced. */
export function readGeneratedPassword(dataDir: string): string | undefined {
  const file = join(dataDir, 'first-admin.txt');
  return existsSync(file) ? /^password: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}
