import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const keyIdBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;

/** An encrypted text, and which of the keys it is encrypted with. */
export type Sealed = {
  /** Nonce, text and tag, in one base64. */
  value: string;
  keyId: string;
};

/** Names the one place that a text belongs to: table, field, row. It can be read nowhere else. */
export type Place = readonly string[];

/** A sealed text that cannot be read; `reason` is fit for a person. */
export class DecryptionError extends Error {
  constructor(readonly reason: string) {
    super(`A value can’t be decrypted: ${reason}`);
  }
}

export type Vault = ReturnType<typeof createVault>;

/** Keeps texts that only their owners may read: AES-256-GCM. The first key seals, all open. */
export function createVault(secrets: readonly string[]) {
  const keys = secrets.map(deriveKey);
  const [newest] = keys;
  if (!newest) throw new Error('The vault has no key');
  const byId = new Map(keys.map(({ id, key }) => [id, key]));

  return {
    /** The key that seals now. */
    keyId: newest.id,

    seal(text: string, place: Place): Sealed {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, newest.key, nonce).setAAD(bytesOf(place));
      const parts = [nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()];
      return { value: Buffer.concat(parts).toString('base64'), keyId: newest.id };
    },

    /** Throws {@link DecryptionError}: the key is gone, or the value was changed or moved here. */
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

/** A secret of any length becomes a key, and a name that tells nothing of it. */
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
