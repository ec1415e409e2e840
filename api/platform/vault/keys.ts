import { loadSecret } from '../secrets.ts';
import type { Settings } from '../settings.ts';

/** The keys that the settings name; without any the one that the data folder keeps. */
export function vaultKeys({ vaultKeys, dataDir }: Pick<Settings, 'vaultKeys' | 'dataDir'>) {
  return vaultKeys.length > 0 ? vaultKeys : [loadSecret(dataDir, 'vault-key')];
}
