import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { file, Glob, gunzipSync, gzipSync, write } from 'bun';
import { toPixels } from '../image.ts';
import type { KnownCommon } from './common.ts';
import { pack } from './pack.ts';
import { type Recipe, type Sheet, widthOf } from './sheet.ts';

/** WebP ends at 16383 rows: a longer sheet goes on on a further page. */
export const mostRows = 16_000;

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

/** None of a sheet that was packed beside another {@link KnownCommon}: its pictures are lost. */
export async function readRecipes(
  folder: string,
  key: string,
  { print }: KnownCommon,
): Promise<Sheet['recipes']> {
  const source = file(join(folder, key + recipesEnd));
  if (!(await source.exists())) return {};
  const read: RecipesFile = JSON.parse(new TextDecoder().decode(gunzipSync(await source.bytes())));
  return read.print === print ? read.recipes : {};
}

export async function readSheet(
  folder: string,
  key: string,
  common: KnownCommon,
): Promise<Sheet | undefined> {
  const recipes = await readRecipes(folder, key, common);
  if (Object.keys(recipes).length === 0) return undefined;
  const width = widthOf(recipes);
  const above = common.rows.get(width);
  const height = Math.max(heightOf(recipes), above?.height ?? 0);
  const pages = above ? [above] : [];
  for (const path of pathsOf(folder, key, height - (above?.height ?? 0))) {
    pages.push(await toPixels(await file(path).bytes()));
  }
  const data = Buffer.concat(pages.map((page) => page.data));
  return { recipes, shared: above?.height ?? 0, pixels: { width, height, data } };
}

export async function writeSheet(
  folder: string,
  key: string,
  { pixels: { width, height, data }, shared, recipes }: Sheet,
  { print }: KnownCommon,
): Promise<void> {
  await removeSheet(folder, key);
  for (const [page, path] of pathsOf(folder, key, height - shared).entries()) {
    const start = shared + page * mostRows;
    const end = Math.min(height, start + mostRows);
    const rows = data.subarray(start * width * 4, end * width * 4);
    await write(path, await pack({ width, height: end - start, data: rows }));
  }
  const written: RecipesFile = { print, recipes };
  await write(join(folder, key + recipesEnd), gzipSync(JSON.stringify(written), { level: 9 }));
}

export async function removeSheet(folder: string, key: string): Promise<void> {
  const pages = new Glob(`${key}{.page-*,}.webp`).scan(folder);
  for (const name of [...(await Array.fromAsync(pages)), key + recipesEnd]) {
    await rm(join(folder, name), { force: true });
  }
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
