import { describe, expect, test } from 'bun:test';
import { createVault, DecryptionError, type Sealed } from './vault.ts';

const old = 'the old key, 32 characters long!!';
const fresh = 'the new key, 32 characters long!!';
const vault = createVault([fresh, old]);
const place = ['order_credentials', 'value', 'row 1'];
const secret = 'tern-ladder-91 🗝️ مفتاح';

test.each(['', 'x', secret, 'two\nlines', 'w'.repeat(2_000)])('decrypts %j', (text) => {
  expect(vault.open(vault.seal(text, place), place)).toBe(text);
});

test('encrypts the same value differently each time without revealing it', () => {
  const [one, other] = [vault.seal(secret, place), vault.seal(secret, place)];
  expect(one.value).not.toBe(other.value);
  expect(Buffer.from(one.value, 'base64').toString()).not.toContain('tern-ladder');
});

test('encrypts with the first key and decrypts with all of them', () => {
  const before = createVault([old]).seal(secret, place);
  expect(vault.open(before, place)).toBe(secret);
  const after = vault.seal(secret, place);
  expect(after.keyId).toBe(vault.keyId);
  expect(after.keyId).not.toBe(before.keyId);
  expect(createVault([fresh]).open(after, place)).toBe(secret);
});

test('derives the same key ID in every process without revealing the key', () => {
  expect(createVault([fresh]).keyId).toBe(vault.keyId);
  expect(vault.keyId).toMatch(/^[\da-f]{16}$/);
});

describe('refuses', () => {
  const sealed = vault.seal(secret, place);
  const changed = (change: (bytes: Buffer) => void): Sealed => {
    const bytes = Buffer.from(sealed.value, 'base64');
    change(bytes);
    return { ...sealed, value: bytes.toString('base64') };
  };

  test.each<[string, Sealed, string[]]>([
    ['another row', sealed, ['order_credentials', 'value', 'row 2']],
    ['another field', sealed, ['order_credentials', 'label', 'row 1']],
    ['the same words cut elsewhere', sealed, ['order_credentials', 'valuerow 1']],
    ['a changed text', changed((bytes) => bytes.writeUInt8((bytes[12] ?? 0) ^ 1, 12)), place],
    ['a changed nonce', changed((bytes) => bytes.writeUInt8((bytes[0] ?? 0) ^ 1, 0)), place],
    [
      'a changed tag',
      changed((bytes) => bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)),
      place,
    ],
    ['a cut text', { ...sealed, value: sealed.value.slice(0, 24) }, place],
    ['nothing', { ...sealed, value: '' }, place],
    ['no base64', { ...sealed, value: '%%%' }, place],
  ])('%s', (_, value, at) => {
    expect(() => vault.open(value, at)).toThrow(/they were changed after/);
    expect(() => vault.open(value, at)).toThrow(DecryptionError);
  });

  test('a value whose key was removed', () => {
    const before = createVault([old]).seal(secret, place);
    expect(() => createVault([fresh]).open(before, place)).toThrow(/key .* is missing/);
  });

  test('an empty list of keys', () => {
    expect(() => createVault([])).toThrow('The vault has no key');
  });
});
