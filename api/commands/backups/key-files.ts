import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '#api/http/failure';
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

const settingOf: Record<string, string> = {
  'vault-key': 'VAULT_KEY',
  'session-secret': 'SESSION_SECRET',
};

type Options = {
  settings: Settings;
  /** The folder with the keys of the backup. It may be missing. */
  keysFolder: string;
  /** The keys that the backup’s credentials are encrypted with. */
  neededIds: string[];
  /** Whether the operator knows that the keys are lost. */
  isWithoutKeys: boolean;
};

/**
 * Chooses the secrets to put into the data folder: those of the backup that the settings don’t set.
 * Throws a {@link Failure} if the restored shop couldn’t decrypt its credentials.
 */
export function chooseKeys(options: Options): Map<string, string> {
  const { settings, keysFolder, neededIds, isWithoutKeys } = options;
  const isSet = (name: string) =>
    (name === 'vault-key' && settings.vaultKeys.length > 0) ||
    (name === 'session-secret' && settings.sessionSecrets.length > 0);
  const chosen = new Map<string, string>();
  for (const name of keyFiles) {
    const file = join(keysFolder, name);
    if (isSet(name) || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8').trim();
    const setting = settingOf[name];
    // Only a setting can hold a list.
    if (setting && text.includes(',')) {
      throw new Failure(
        'conflict',
        `Set ${setting} to the content of ${file}, then restore again.`,
      );
    }
    chosen.set(name, text);
  }
  const available = chosen.get('vault-key') ?? readKeys(settings).get('vault-key');
  const ids = new Set(idsOfKeys(available));
  if (isWithoutKeys || neededIds.every((id) => ids.has(id))) return chosen;
  throw new Failure(
    'conflict',
    `The key that this backup’s credentials are encrypted with is missing: ${keysFolder} doesn’t have it, and neither does VAULT_KEY. Add --keys with the folder that the backup’s keys are in. If they are lost, --without-keys restores the rest: delivered credentials can’t be read then, and admins need a recovery code.`,
  );
}
