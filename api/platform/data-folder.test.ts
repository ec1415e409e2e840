import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anOpenShop } from '#api/testing/open-shop';
import { restrictDataFolder } from './data-folder.ts';
import { SettingsError } from './settings.ts';

setDefaultTimeout(60_000);

const usualMask = process.umask();
let folder: string;

beforeEach(() => {
  process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  process.umask(usualMask);
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('restricts an open folder before anything is written to it', () => {
  restrictDataFolder(folder);
  expect(modeOf(folder)).toBe('700');
});

test('restricts readable secrets inside the folder', () => {
  writeFileSync(join(folder, 'vault-key'), 'secret', { mode: 0o644 });
  mkdirSync(join(folder, 'files'), { mode: 0o755 });
  restrictDataFolder(folder);
  expect(modeOf(join(folder, 'vault-key'))).toBe('600');
  expect(modeOf(join(folder, 'files'))).toBe('700');
});

test('accepts a folder that does not exist yet', () => {
  expect(() => restrictDataFolder(join(folder, 'missing'))).not.toThrow();
});

describe('refuses and explains how to fix', () => {
  const refuse = () => expect(() => restrictDataFolder(folder)).toThrow('Run chmod 700 on it');

  test('an open folder with unrelated files, and leaves it unchanged', () => {
    writeFileSync(join(folder, 'index.html'), '<h1>Another program’s page</h1>');
    refuse();
    expect(() => restrictDataFolder(folder)).toThrow(SettingsError);
    expect(modeOf(folder)).toBe('755');
  });

  test.skipIf(process.geteuid?.() !== 0)('an open folder of another user', () => {
    chownSync(folder, 65_534, 65_534);
    refuse();
    expect(modeOf(folder)).toBe('755');
  });
});

test('makes every file the shop writes readable only by its owner', async () => {
  writeFileSync(join(folder, 'session-secret'), 'x'.repeat(64));
  const shop = await anOpenShop({ DATA_DIR: folder });
  await shop.close();
  expect(modeOf(folder)).toBe('700');
  const modes = new Map(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
  expect([...modes.keys()]).toContain('first-admin.txt');
  expect(new Set(modes.values())).toEqual(new Set(['600', '700']));
  expect(modes.get('sandbox.sqlite')).toBe('600');
  expect(modes.get('postgres')).toBe('700');
});
