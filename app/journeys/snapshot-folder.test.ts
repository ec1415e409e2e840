import { afterAll, expect, test } from 'bun:test';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snapshotFolder } from './snapshot-folder.ts';

const [original, target] = [
  mkdtempSync(join(tmpdir(), 'snapshot-')),
  mkdtempSync(join(tmpdir(), 'snapshot-')),
];
afterAll(() => rmSync(target, { recursive: true }));

test('restores a deleted folder with empty folders and file modes', () => {
  mkdirSync(join(original, 'postgres/empty'), { recursive: true });
  writeFileSync(join(original, 'postgres/rows'), 'one');
  writeFileSync(join(original, 'secret'), 'two', { mode: 0o600 });
  const restore = snapshotFolder(original);
  rmSync(original, { recursive: true });

  restore(target);
  expect(readdirSync(join(target, 'postgres')).sort()).toEqual(['empty', 'rows']);
  expect(readFileSync(join(target, 'postgres/rows'), 'utf8')).toBe('one');
  expect(statSync(join(target, 'secret')).mode & 0o777).toBe(0o600);
});
