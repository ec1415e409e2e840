import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { loadSecret } from '../secrets.ts';
import type { Settings } from '../settings.ts';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const keyIdBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;

/** An encrypted text and the id of its key. */
export type Sealed = {
  /** Nonce, ciphertext and tag, in base64. */
  value: string;
  keyId: string;
};

/** Where a text is stored: table, field, row. It can only be decrypted there. */
export type Place = readonly string[];

/** A text that cannot be decrypted. `reason` can be shown to users. */
export class DecryptionError extends Error {
  constructor(readonly reason: string) {
    super(`A value can’t be decrypted: ${reason}`);
  }
}

export type Vault = ReturnType<typeof createVault>;

/** Encrypts texts with AES-256-GCM. The first key encrypts, all decrypt. */
export function createVault(secrets: readonly string[]) {
  const keys = secrets.map(deriveKey);
  const [newest] = keys;
  if (!newest) throw new Error('The vault has no key');
  const byId = new Map(keys.map(({ id, key }) => [id, key]));

  return {
    /** The id of the current key. */
    keyId: newest.id,

    seal(text: string, place: Place): Sealed {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, newest.key, nonce).setAAD(bytesOf(place));
      const parts = [nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()];
      return { value: Buffer.concat(parts).toString('base64'), keyId: newest.id };
    },

    /** Throws {@link DecryptionError} when the key is missing or the value was changed or moved. */
    open({ value, keyId }: Sealed, place: Place): string {
      const key = byId.get(keyId);
      if (!key) throw new DecryptionError('the key that they were encrypted with is missing');
      const bytes = Buffer.from(value, 'base64');
      const end = Math.max(nonceBytes, bytes.length - tagBytes);
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(bytesOf(place))
          .setAuthTag(bytes.subarray(end));
        const text = opening.update(bytes.subarray(nonceBytes, end));
        return Buffer.concat([text, opening.final()]).toString('utf8');
      } catch {
        throw new DecryptionError('they were changed after they had been encrypted');
      }
    },
  };
}

/** Derives a key and a key id from a secret of any length. The id reveals nothing about the key. */
function deriveKey(secret: string): { id: string; key: Buffer } {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  return {
    id: derive('vault key id', keyIdBytes).toString('hex'),
    key: derive('vault key', keyBytes),
  };
}

function bytesOf(place: Place): Buffer {
  return Buffer.from(JSON.stringify(place));
}

/** The configured keys, or the one in the data folder. */
export function vaultKeys({ vaultKeys, dataDir }: Pick<Settings, 'vaultKeys' | 'dataDir'>) {
  return vaultKeys.length > 0 ? vaultKeys : [loadSecret(dataDir, 'vault-key')];
}
