import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pixels } from '../compare.ts';
import { toPixels } from '../image.ts';
import { Baselines } from './baselines.ts';
import { repack } from './repack.ts';
import { readShared } from './shared.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'repacked-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Rows of one grey each; a dark picture has the greys turned around. */
function picture(greys: number[], theme: string): Pixels {
  const seen = greys.map((grey) => (theme === 'dark' ? 255 - grey : grey));
  const row = (grey: number) => Array.from({ length: width }, () => [grey, grey, grey, 255]).flat();
  return { width, height: seen.length, data: Buffer.from(seen.flatMap(row)) };
}

const width = 80;
const header = Array.from({ length: 20 }, (_, at) => 10 + at);

/** Pages with a header, each with a row of its own. */
function pages(): Map<string, Pixels> {
  const names = ['home', 'terms', 'chooser', 'support-us'].flatMap((page) =>
    ['light', 'dark'].map((theme) => ({ page, theme, own: 100 + page.length })),
  );
  return new Map(
    names.map(({ page, theme, own }) => [
      `app-${page}--default.${theme}`,
      picture([...header, own], theme),
    ]),
  );
}

async function keep(pictures: Map<string, Pixels>): Promise<void> {
  await new Baselines(folder).write([...pictures.keys()], async (name) => pictures.get(name));
}

async function read(): Promise<Map<string, Pixels | undefined>> {
  const baselines = new Baselines(folder);
  const names = await baselines.names();
  const entries = names.map(async (name) => [name, await baselines.read(name)] as const);
  return new Map(await Promise.all(entries));
}

function sorted<T>(map: Map<string, T>): [string, T][] {
  return [...map].sort(([one], [other]) => one.localeCompare(other));
}

/** What is kept of each sheet beside the shared rows. */
async function ownHeights(): Promise<number[]> {
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  const heights = pages.map(async (name) => {
    const { height } = await toPixels(await Bun.file(join(folder, name)).bytes());
    return height;
  });
  return Promise.all(heights);
}

test('the pictures stay, what many have in common is kept once', async () => {
  await keep(pages());
  await repack(folder);
  expect(sorted(await read())).toEqual(sorted(pages()));
  const { rows, colours } = await readShared(folder);
  expect(rows.get(width)?.height).toBeGreaterThanOrEqual(header.length);
  expect(colours.size).toBeGreaterThanOrEqual(header.length);
  for (const height of await ownHeights()) expect(height).toBeLessThan(header.length);
});

test('what is kept afterwards leaves the shared part as it is', async () => {
  await keep(pages());
  await repack(folder);
  const kept = join(folder, 'shared', `${width}.webp`);
  const { mtimeMs } = await stat(kept);
  const changed = new Map([['app-home--default.light', picture([...header, 1, 2], 'light')]]);
  await keep(changed);
  expect((await stat(kept)).mtimeMs).toBe(mtimeMs);
  expect(sorted(await read())).toEqual(sorted(new Map([...pages(), ...changed])));
});

test('a picture packed beside another shared part counts as lost, and can be kept anew', async () => {
  await keep(pages());
  await repack(folder);
  await rm(join(folder, 'shared'), { recursive: true });
  expect(await read()).toEqual(new Map());
  expect(await new Baselines(folder).unreadable()).toHaveLength(4);
  await keep(pages());
  expect(sorted(await read())).toEqual(sorted(pages()));
  expect(await readdir(folder)).toHaveLength(8);
});

test('packs nothing anew while pictures cannot be read', async () => {
  await keep(pages());
  await repack(folder);
  await rm(join(folder, 'shared'), { recursive: true });
  const files = await readdir(folder);
  await expect(repack(folder)).rejects.toThrow('app-home');
  expect(await readdir(folder)).toEqual(files);
});

test('is not done by two at once', async () => {
  await keep(pages());
  const [one, other] = await Promise.allSettled([repack(folder), repack(folder)]);
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect(sorted(await read())).toEqual(sorted(pages()));
});

test('pictures that share no colours stay', async () => {
  const light = new Map([...pages()].filter(([name]) => name.endsWith('.light')));
  await keep(light);
  await repack(folder);
  expect(sorted(await read())).toEqual(sorted(light));
});
