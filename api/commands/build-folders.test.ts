import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteOtherBuilds, moveIntoPlace } from './build-folders.ts';

let servers = '';
beforeEach(() => {
  servers = mkdtempSync(join(tmpdir(), 'servers-'));
});
afterEach(() => rmSync(servers, { recursive: true }));

/** A folder with one file, which contains the folder's name. */
function aBuild(name: string, file = 'serve.js'): string {
  const folder = join(servers, name);
  mkdirSync(folder);
  writeFileSync(join(folder, file), name);
  return folder;
}

const builtIn = (folder: string) => readFileSync(join(folder, 'serve.js'), 'utf8');

test('replaces the rest of an interrupted removal', () => {
  const folder = aBuild('a', 'serve.js.map');
  moveIntoPlace(aBuild('a.1'), folder);
  expect(builtIn(folder)).toBe('a.1');
  expect(readdirSync(folder)).toEqual(['serve.js']);
});

test('leaves the build of another process in its place', () => {
  const folder = aBuild('a');
  moveIntoPlace(aBuild('a.1'), folder);
  expect(builtIn(folder)).toBe('a');
  expect(readdirSync(servers)).toEqual(['a']);
});

test('deletes earlier builds and those of killed processes', () => {
  const ended = Bun.spawnSync(['true']).pid;
  const folder = aBuild('a');
  for (const name of ['b', `a.${ended}`, `b.${ended}`]) aBuild(name);
  aBuild(`b.${process.pid}`);
  deleteOtherBuilds(folder);
  expect(readdirSync(servers).sort()).toEqual(['a', `b.${process.pid}`]);
});
