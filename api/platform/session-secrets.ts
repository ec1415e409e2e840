import { loadSecret } from './secrets.ts';
import type { Settings } from './settings.ts';

/** The configured secrets, or the one in the data folder. The first signs, all verify. */
export function sessionSecretsOf({
  sessionSecrets,
  dataDir,
}: Pick<Settings, 'sessionSecrets' | 'dataDir'>): string[] {
  return sessionSecrets.length > 0 ? sessionSecrets : [loadSecret(dataDir, 'session-secret')];
}
