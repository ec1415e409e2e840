import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { file, Glob, gunzipSync, gzipSync, write } from 'bun';
import { toPixels } from '../image.ts';
import { mostRows, pack } from './pack.ts';
import type { StoredShared } from './shared.ts';
import { type Recipe, type Sheet, widthOf } from './sheet.ts';

/** Long lists of small numbers: packed they take a quarter. */
const recipesEnd = '.json.gz';

interface RecipesFile {
  /** Of what the sheet shares with others: without that it cannot be read. */
  print: string;
  recipes: Sheet['recipes'];
}

export async function sheetsIn(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(new Glob(`*${recipesEnd}`).scan(folder)).catch(() => []);
  return files.map((name) => name.slice(0, -recipesEnd.length)).sort();
}

/** None of a sheet that was packed beside other shared rows and colours: its pictures are lost. */
export async function readRecipes(
  folder: string,
  key: string,
  { print }: StoredShared,
): Promise<Sheet['recipes']> {
  const source = file(join(folder, key + recipesEnd));
  if (!(await source.exists())) return {};
  const read: RecipesFile = JSON.parse(new TextDecoder().decode(gunzipSync(await source.bytes())));
  return read.print === print(widthOf(read.recipes)) ? read.recipes : {};
}

export async function readSheet(
  folder: string,
  key: string,
  stored: StoredShared,
): Promise<Sheet | undefined> {
  const recipes = await readRecipes(folder, key, stored);
  if (Object.keys(recipes).length === 0) return undefined;
  const width = widthOf(recipes);
  const shared = stored.rows.get(width);
  const height = Math.max(0, heightOf(recipes) - (shared?.height ?? 0));
  const paths = pathsOf(folder, key, height);
  const pages = await Promise.all(
    paths.map(async (path) => (await toPixels(await file(path).bytes())).data),
  );
  return { recipes, shared, own: { width, height, data: Buffer.concat(pages) } };
}

/** What is there gives way only when all of the new is at hand, and is found by its recipes last. */
export async function writeSheet(
  folder: string,
  key: string,
  { own: { width, height, data }, recipes }: Sheet,
  { print }: StoredShared,
): Promise<void> {
  const pages: [string, Uint8Array][] = [];
  for (const [page, path] of pathsOf(folder, key, height).entries()) {
    const start = page * mostRows;
    const end = Math.min(height, start + mostRows);
    const rows = data.subarray(start * width * 4, end * width * 4);
    pages.push([path, await pack({ width, height: end - start, data: rows })]);
  }
  const written: RecipesFile = { print: print(width), recipes };
  await removeSheet(folder, key);
  for (const [path, packed] of pages) await write(path, packed);
  await write(join(folder, key + recipesEnd), gzipSync(JSON.stringify(written), { level: 9 }));
}

export async function removeSheet(folder: string, key: string): Promise<void> {
  const pages = await Array.fromAsync(new Glob(`${key}{.page-*,}.webp`).scan(folder));
  for (const name of [key + recipesEnd, ...pages]) await rm(join(folder, name), { force: true });
}

function pathsOf(folder: string, key: string, height: number): string[] {
  return Array.from({ length: Math.ceil(height / mostRows) }, (_, page) =>
    join(folder, `${key}${page > 0 ? `.page-${page + 1}` : ''}.webp`),
  );
}

/** How many rows the pictures reach down: the last of a sheet's own is in some picture. */
function heightOf(recipes: Record<string, Recipe>): number {
  const ends = Object.values(recipes).flatMap(({ runs }) =>
    runs.flatMap((start, at) => (at % 2 === 0 ? [start + (runs[at + 1] ?? 0)] : [])),
  );
  return Math.max(0, ...ends);
}
