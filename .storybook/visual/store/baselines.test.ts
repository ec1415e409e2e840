import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pixels } from '../compare.ts';
import { Baselines } from './baselines.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baselines-'));
});

afterEach(() => rm(folder, { recursive: true }));

function picture(grey: number, height = 3): Pixels {
  const pixel = [grey, grey, grey, 255];
  const rows = Array.from({ length: height }, (_, y) => [...pixel, y % 256, y >> 8, 0, 255]);
  return { width: 2, height, data: Buffer.from(rows.flat()) };
}

async function keep(pictures: Record<string, Pixels | undefined>): Promise<void> {
  const baselines = new Baselines(folder);
  await baselines.write(Object.keys(pictures), async (name) => pictures[name]);
}

test('gives back what was kept, in another process too', async () => {
  await keep({ 'ui-button--default.dark': picture(1), 'ui-button--default.light': picture(2) });
  const baselines = new Baselines(folder);
  expect(await baselines.names()).toEqual(['ui-button--default.dark', 'ui-button--default.light']);
  expect(await baselines.read('ui-button--default.dark')).toEqual(picture(1));
  expect(await baselines.read('ui-button--default.light')).toEqual(picture(2));
  expect(await baselines.read('ui-button--pending.dark')).toBeUndefined();
});

test('a changed picture leaves its neighbours’ pixels and all other sheets as they are', async () => {
  await keep({
    'ui-button--default.dark': picture(1),
    'ui-button--pending.dark': picture(2),
    'ui-badge--default.dark': picture(3),
  });
  const written = await stat(join(folder, 'ui-badge.webp'));
  await keep({ 'ui-button--pending.dark': picture(4) });
  const baselines = new Baselines(folder);
  expect(await baselines.read('ui-button--default.dark')).toEqual(picture(1));
  expect(await baselines.read('ui-button--pending.dark')).toEqual(picture(4));
  expect(await stat(join(folder, 'ui-badge.webp'))).toEqual(written);
});

test('nothing stays of a component whose last picture is gone', async () => {
  await keep({ 'ui-button--default.dark': picture(1) });
  await keep({ 'ui-button--default.dark': undefined });
  expect(await readdir(folder)).toEqual([]);
});

test('what is too long for one page goes on on the next', async () => {
  await keep({ 'app-terms--default.dark.360': picture(1, 20_000) });
  expect(await readdir(folder)).toHaveLength(3);
  expect(await new Baselines(folder).read('app-terms--default.dark.360')).toEqual(
    picture(1, 20_000),
  );
});
