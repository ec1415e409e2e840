import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { file, Glob, gunzipSync, gzipSync, write } from 'bun';
import { toPixels } from '../image.ts';
import { pack } from './pack.ts';
import type { Recipe, Sheet } from './sheet.ts';

/** WebP ends at 16383 rows: a longer sheet goes on on a further page. */
const rowsOnPage = 16_000;

/** Long lists of small numbers: packed they take a quarter. */
const recipesEnd = '.json.gz';

export async function sheetsIn(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(new Glob(`*${recipesEnd}`).scan(folder)).catch(() => []);
  return files.map((name) => name.slice(0, -recipesEnd.length)).sort();
}

export async function readRecipes(folder: string, key: string): Promise<Sheet['recipes']> {
  const source = file(join(folder, key + recipesEnd));
  if (!(await source.exists())) return {};
  return JSON.parse(new TextDecoder().decode(gunzipSync(await source.bytes())));
}

export async function readSheet(folder: string, key: string): Promise<Sheet | undefined> {
  const recipes = await readRecipes(folder, key);
  const pages = [];
  for (const path of pathsOf(folder, key, heightOf(recipes))) {
    pages.push(await toPixels(await file(path).bytes()));
  }
  const [first] = pages;
  if (!first) return undefined;
  const data = Buffer.concat(pages.map((page) => page.data));
  return { recipes, pixels: { width: first.width, height: heightOf(recipes), data } };
}

export async function writeSheet(folder: string, key: string, sheet: Sheet): Promise<void> {
  const { width, height, data } = sheet.pixels;
  await removeSheet(folder, key);
  for (const [page, path] of pathsOf(folder, key, height).entries()) {
    const start = page * rowsOnPage;
    const end = Math.min(height, start + rowsOnPage);
    const rows = data.subarray(start * width * 4, end * width * 4);
    await write(path, await pack({ width, height: end - start, data: rows }));
  }
  const recipes = gzipSync(JSON.stringify(sheet.recipes), { level: 9 });
  await write(join(folder, key + recipesEnd), recipes);
}

export async function removeSheet(folder: string, key: string): Promise<void> {
  const height = heightOf(await readRecipes(folder, key));
  for (const path of [...pathsOf(folder, key, height), join(folder, key + recipesEnd)]) {
    await rm(path, { force: true });
  }
}

function pathsOf(folder: string, key: string, height: number): string[] {
  return Array.from({ length: Math.ceil(height / rowsOnPage) }, (_, page) =>
    join(folder, `${key}${page > 0 ? `.page-${page + 1}` : ''}.webp`),
  );
}

/** Each row of a sheet is in some picture. */
function heightOf(recipes: Record<string, Recipe>): number {
  const ends = Object.values(recipes).flatMap(({ runs }) =>
    runs.flatMap((start, at) => (at % 2 === 0 ? [start + (runs[at + 1] ?? 0)] : [])),
  );
  return Math.max(0, ...ends);
}
