import { loadSecret } from '../secrets.ts';
import type { Settings } from '../settings.ts';

/** The configured keys, or the one in the data folder. */
export function vaultKeys({ vaultKeys, dataDir }: Pick<Settings, 'vaultKeys' | 'dataDir'>) {
  return vaultKeys.length > 0 ? vaultKeys : [loadSecret(dataDir, 'vault-key')];
}
