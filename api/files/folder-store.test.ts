import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const files = createFolderStore(folder);
const bytes = new TextEncoder().encode('a picture');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('gives back what was put under a key, to its owner alone', async () => {
  await files.put('uploads/one.webp', bytes);
  expect(await (await files.get('uploads/one.webp'))?.bytes()).toEqual(bytes);
  expect(statSync(join(folder, 'uploads/one.webp')).mode & 0o777).toBe(0o600);
});

test('leaves nothing but the file behind', async () => {
  await files.put('alone/one.webp', bytes);
  expect(readdirSync(join(folder, 'alone'))).toEqual(['one.webp']);
});

test('never changes what lies under a key', async () => {
  await files.put('uploads/kept', bytes);
  await files.put('uploads/kept', new TextEncoder().encode('another'));
  expect(await (await files.get('uploads/kept'))?.bytes()).toEqual(bytes);
});

test('forgets what is removed, and does not mind when it was never there', async () => {
  await files.put('uploads/gone', bytes);
  await files.remove('uploads/gone');
  await files.remove('uploads/gone');
  expect(await files.get('uploads/gone')).toBeNull();
});

test.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', '.hidden', 'a\0b', ''])(
  'refuses the key %j',
  async (key) => {
    await expect(files.get(key)).rejects.toThrow('no key may hold');
    await expect(files.put(key, bytes)).rejects.toThrow('no key may hold');
  },
);
