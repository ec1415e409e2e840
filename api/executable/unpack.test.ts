import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, unpack } from './unpack.ts';

const folder = mkdtempSync(join(tmpdir(), 'unpack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = async (name: string, files: Record<string, string>) => ({
  name: `${name}.tar.zst`,
  bytes: async () => await Bun.zstdCompress(await new Bun.Archive(files).bytes()),
});

test('unpacks a program once, even for several processes that start at once', async () => {
  const program = await packed('d1', { 'api/server.ts': 'first', 'package.json': '{}' });
  const into = join(folder, 'once');
  const [one, two] = await Promise.all([unpack(program, into), unpack(program, into)]);
  expect(one).toBe(join(into, 'd1'));
  expect(two).toBe(one);
  expect(readFileSync(join(one, 'api/server.ts'), 'utf8')).toBe('first');
  expect(readdirSync(into)).toEqual(['d1']);
  await unpack(await packed('d1', { 'api/server.ts': 'second' }), into);
  expect(readFileSync(join(one, 'api/server.ts'), 'utf8')).toBe('first');
});

test('says which folder can’t be written, and leaves nothing behind', async () => {
  const into = join(folder, 'a-file');
  writeFileSync(into, '');
  await expect(unpack(await packed('d2', { a: '' }), into)).rejects.toThrow(
    /^The shop can’t be unpacked into .+a-file: .+\. Set XDG_CACHE_HOME to a folder/,
  );
  const damaged = { name: 'd3.tar.zst', bytes: async () => new Uint8Array([1, 2, 3]) };
  await expect(unpack(damaged, join(folder, 'damaged'))).rejects.toThrow('can’t be unpacked');
  expect(readdirSync(join(folder, 'damaged'))).toEqual([]);
});

test('unpacks into the cache of the unit or of the user', () => {
  expect(cacheFolder({ CACHE_DIRECTORY: '/var/cache/shop', XDG_CACHE_HOME: '/x' })).toBe(
    '/var/cache/shop',
  );
  expect(cacheFolder({ XDG_CACHE_HOME: '/x' })).toBe('/x/shop');
  expect(cacheFolder({})).toEndWith('/.cache/shop');
});
