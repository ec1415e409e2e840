import { afterAll, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const files = createFolderStore(folder);
const bytes = new TextEncoder().encode('a picture');

const contentOf = async (key: string) => new Response((await files.get(key))?.stream()).bytes();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('reads a stored file and restricts it to its owner', async () => {
  await files.put('uploads/one.webp', bytes);
  expect(await contentOf('uploads/one.webp')).toEqual(bytes);
  expect(statSync(join(folder, 'uploads/one.webp')).mode & 0o777).toBe(0o600);
});

test('leaves only the file behind', async () => {
  await files.put('alone/one.webp', bytes);
  expect(readdirSync(join(folder, 'alone'))).toEqual(['one.webp']);
});

test('does not rewrite a file that already exists', async () => {
  await files.put('uploads/kept', bytes);
  const before = statSync(join(folder, 'uploads/kept'));
  await files.put('uploads/kept', bytes);
  expect(statSync(join(folder, 'uploads/kept')).ino).toBe(before.ino);
});

test.each([
  ['cut short', 'a pict'],
  ['empty', ''],
  ['of other bytes', 'a p!cture'],
])('repairs a file that is %s when it is stored again', async (_, damaged) => {
  await files.put('uploads/damaged', bytes);
  writeFileSync(join(folder, 'uploads/damaged'), damaged);
  await files.put('uploads/damaged', bytes);
  expect(await contentOf('uploads/damaged')).toEqual(bytes);
});

test('throws and leaves nothing behind when a write fails', async () => {
  mkdirSync(join(folder, 'failing/one.webp'), { recursive: true });
  await expect(files.put('failing/one.webp', bytes)).rejects.toThrow('EISDIR');
  expect(readdirSync(join(folder, 'failing'))).toEqual(['one.webp']);
});

test('removes a file and ignores one that does not exist', async () => {
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
