import { expect } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** The password that replaces the generated one. */
export const adminPassword = 'a long quiet evening';

/**
 * Signs in as the first admin for the first time, through the API: the page stays where it is. The
 * screens of it have journeys of their own.
 */
export async function signInAsAdmin({ request }: Page, dataDir: string): Promise<void> {
  const file = readFileSync(join(dataDir, 'first-admin.txt'), 'utf8');
  const generated = /^password: (.+)$/m.exec(file)?.[1] ?? '';
  for (const [path, data] of [
    ['/api/admin/login', { username: 'admin', password: generated }],
    ['/api/customer/password', { currentPassword: generated, newPassword: adminPassword }],
  ] as const) {
    expect([path, (await request.post(path, { data })).status()]).toEqual([path, 200]);
  }
}
