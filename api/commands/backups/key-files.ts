import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#api/platform/settings';
import { createVault } from '#api/platform/vault/vault';

/** The secrets of a shop, by the names of their files in the data folder. */
export const keyFiles = [
  'vault-key',
  'session-secret',
  'sandbox-webhook-secret',
  'first-admin.txt',
] as const;

/** The text of each secret that the shop uses, from its settings or its data folder. */
export function readKeys({ vaultKeys, sessionSecrets, dataDir }: Settings): Map<string, string> {
  const set: Record<string, string> = {
    'vault-key': vaultKeys.join(','),
    'session-secret': sessionSecrets.join(','),
  };
  const keys = new Map<string, string>();
  for (const name of keyFiles) {
    const file = join(dataDir, name);
    const text = set[name] || (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
    if (text) keys.set(name, text);
  }
  return keys;
}

/** The ids of the keys in a list such as 'new,old'. */
export function idsOfKeys(text: string | undefined): string[] {
  return text ? text.split(',').map((key) => createVault([key]).keyId) : [];
}
