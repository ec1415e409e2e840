import { createFirstAdmin } from '#api/identity/accounts/first-admin';
import type { Passwords } from '#api/identity/accounts/passwords';
import type { Clock } from '#api/platform/clock';
import type { Settings } from '#api/platform/settings';
import type { Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';

type Dependencies = {
  settings: Settings;
  db: Db;
  vault: Vault;
  passwords: Passwords;
  now: Clock;
  say: (line: string) => void;
};

/** Adds what a new shop begins with: demo data if it is on, and an admin with the embedded database. */
export async function prepareFirstStart(deps: Dependencies): Promise<void> {
  const { settings, db, vault, passwords, now, say } = deps;
  if (settings.demoData) {
    const { seedShop } = await import('#api/commands/seed/seed-shop');
    if (await seedShop(db, vault, now())) say('Added demo products, orders and tickets');
  }
  if (settings.databaseUrl) return;
  // The owner of the data folder can sign in and run commands.
  const file = await createFirstAdmin(db, passwords, settings.dataDir);
  if (file) say(`Created the first admin account. Its password is in ${file}`);
}
