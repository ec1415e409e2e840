import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pixels } from '../compare.ts';
import { Baselines } from './baselines.ts';
import { readCommon } from './common.ts';
import { repack } from './repack.ts';

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

/** Four pages with a header, each with a row of its own. */
function pages(): Map<string, Pixels> {
  const names = ['home', 'terms', 'auth', 'support'].flatMap((page) =>
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

test('the pictures stay, what many have in common is kept once', async () => {
  await keep(pages());
  await repack(folder);
  expect(sorted(await read())).toEqual(sorted(pages()));
  const { rows, colours } = await readCommon(folder);
  expect(rows.get(width)).toMatchObject({ width });
  expect(rows.get(width)?.height).toBeGreaterThanOrEqual(header.length);
  expect(colours.size).toBeGreaterThanOrEqual(header.length);
});

test('what is kept afterwards leaves the common part as it is', async () => {
  await keep(pages());
  await repack(folder);
  const common = await readCommon(folder);
  const changed = new Map([['app-home--default.light', picture([...header, 1, 2], 'light')]]);
  await keep(changed);
  expect(await readCommon(folder)).toEqual(common);
  expect(sorted(await read())).toEqual(sorted(new Map([...pages(), ...changed])));
});

test('a picture packed beside another common part counts as lost, and can be kept anew', async () => {
  await keep(pages());
  await repack(folder);
  await rm(join(folder, 'common'), { recursive: true });
  expect(await read()).toEqual(new Map());
  await keep(pages());
  expect(sorted(await read())).toEqual(sorted(pages()));
  const { length } = await readdir(folder);
  expect(length).toBe(8);
});
