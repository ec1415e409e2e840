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
import { keepFolder } from './keep-folder.ts';

const [original, target] = [
  mkdtempSync(join(tmpdir(), 'kept-')),
  mkdtempSync(join(tmpdir(), 'kept-')),
];
afterAll(() => rmSync(target, { recursive: true }));

test('a kept folder is laid out as it was, empty folders and secrets too, when it is gone', () => {
  mkdirSync(join(original, 'postgres/empty'), { recursive: true });
  writeFileSync(join(original, 'postgres/rows'), 'one');
  writeFileSync(join(original, 'secret'), 'two', { mode: 0o600 });
  const layOut = keepFolder(original);
  rmSync(original, { recursive: true });

  layOut(target);
  expect(readdirSync(join(target, 'postgres')).sort()).toEqual(['empty', 'rows']);
  expect(readFileSync(join(target, 'postgres/rows'), 'utf8')).toBe('one');
  expect(statSync(join(target, 'secret')).mode & 0o777).toBe(0o600);
});
