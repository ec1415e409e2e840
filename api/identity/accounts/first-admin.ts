import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#db/client';
import { hasAdmin, insertAdmin } from './admins.ts';
import type { Passwords } from './passwords.ts';

const username = 'admin';

/** The file with the first admin's password until it is changed. */
export function firstAdminFile(dataDir: string): string {
  return join(dataDir, 'first-admin.txt');
}

/**
 * Creates the first admin when there is none, with a random password. Returns the file with the
 * password, which only the owner of the data folder can read, or null.
 */
export async function createFirstAdmin(
  db: Db,
  passwords: Passwords,
  dataDir: string,
): Promise<string | null> {
  if (await hasAdmin(db)) return null;
  const password = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');
  const file = firstAdminFile(dataDir);
  // Written before the account exists, because losing the password would lock everyone out.
  writeFileSync(file, `username: ${username}\npassword: ${password}\n`, { mode: 0o600 });
  await insertAdmin(
    db,
    passwords,
    { username, email: 'admin@localhost.localdomain', password },
    { mustChangePassword: true },
  );
  return file;
}

/** Deletes the file once the password has changed. */
export function removeFirstAdminFile(dataDir: string): void {
  const file = firstAdminFile(dataDir);
  if (existsSync(file)) rmSync(file);
}
