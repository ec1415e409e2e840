import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#db/client';
import { createAdmin, hasAdmin } from './admins.ts';
import type { Passwords } from './passwords.ts';

const username = 'admin';

/** Where the first admin's password stands until it is changed. */
export function firstAdminFile(dataDir: string): string {
  return join(dataDir, 'first-admin.txt');
}

/**
 * Makes the first admin of a shop that has none, with a random password that only the owner of
 * the data folder can read. Answers the file that it stands in, or null.
 */
export async function createFirstAdmin(
  db: Db,
  passwords: Passwords,
  dataDir: string,
): Promise<string | null> {
  if (await hasAdmin(db)) return null;
  const password = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');
  const file = firstAdminFile(dataDir);
  // Written first: a password that nobody can read would lock everybody out.
  writeFileSync(file, `username: ${username}\npassword: ${password}\n`, { mode: 0o600 });
  await createAdmin(
    db,
    passwords,
    { username, email: 'admin@localhost.localdomain', password },
    { mustChangePassword: true },
  );
  return file;
}

/** Once its password is changed, what the file says is of no use. */
export function removeFirstAdminFile(dataDir: string): void {
  const file = firstAdminFile(dataDir);
  if (existsSync(file)) rmSync(file);
}
