import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingsError } from './settings.ts';

/** The top-level entries of a data folder. */
const contents = [
  'files',
  'first-admin.txt',
  'holder.pid',
  'last-backup.json',
  'lock.sqlite',
  'payment-account',
  'postgres',
  'sandbox-webhook-secret',
  'sandbox.sqlite',
  'sandbox.sqlite-shm',
  'sandbox.sqlite-wal',
  'session-secret',
  'vault-key',
];
const publicBits = 0o077;

/**
 * Protects secrets from other users of the machine: new files are private to this process's user,
 * and the data folder is made private. A folder that contains anything else is rejected, because
 * other programs may depend on its permissions.
 */
export function restrictDataFolder(dataDir: string): void {
  process.umask(publicBits);
  const folder = resolve(dataDir);
  if (!existsSync(folder) || process.platform === 'win32') return;
  if (isOpen(folder)) {
    if (!isOurs(folder)) throw refusal(folder);
    chmodSync(folder, 0o700);
    // Some file systems accept a mode but ignore it.
    if (isOpen(folder)) throw refusal(folder);
  }
  for (const path of contents.map((name) => join(folder, name))) {
    if (!existsSync(path) || !isOpen(path)) continue;
    chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
  }
}

function isOpen(path: string): boolean {
  return (statSync(path).mode & publicBits) !== 0;
}

function isOurs(folder: string): boolean {
  const names = readdirSync(folder);
  const isFolderOfShop = names.length === 0 || contents.some((name) => names.includes(name));
  return isFolderOfShop && statSync(folder).uid === process.geteuid?.();
}

function refusal(folder: string): SettingsError {
  return new SettingsError([
    `Other users of this machine can read DATA_DIR ${folder}. Run chmod 700 on it as its owner, or set another folder.`,
  ]);
}
