import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

const minLength = 32;

/** A secret file that a full disk or a power cut left empty. The message says what to do. */
export class DamagedSecret extends Error {
  constructor(file: string) {
    super(`The secret in ${file} is damaged. Restore that file from a backup of the data folder.`);
  }
}

/** Loads a random secret from the data folder, and creates it at the first call. */
export function loadSecret(folder: string, name: string): string {
  const file = join(folder, name);
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept.length < minLength) throw new DamagedSecret(file);
    return kept;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
  writeAtomically(file, `${secret}\n`);
  return secret;
}

/** Synced to disk, because data encrypted with it must never outlive it. */
function writeAtomically(file: string, text: string): void {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const handle = openSync(part, 'wx', 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(part, file);
}

/** The configured secrets, or the one in the data folder. The first signs, all verify. */
export function sessionSecretsOf({
  sessionSecrets,
  dataDir,
}: Pick<Settings, 'sessionSecrets' | 'dataDir'>): string[] {
  return sessionSecrets.length > 0 ? sessionSecrets : [loadSecret(dataDir, 'session-secret')];
}
