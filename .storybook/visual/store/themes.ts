import type { Pixels } from '../compare.ts';
import { coloursOf, darkened, drawColours, readColours, remainderOf } from './colours.ts';
import { fromSheet, type Sheet } from './sheet.ts';

/** Lies on a sheet beside its pictures; no story is called so. */
const tableName = 'dark colours';

/**
 * A dark picture is its light one in other colours, but for little. So of a dark picture whose
 * light one has its size, only that little is kept, and a table of the colours for all of them.
 */
export function foldThemes(pictures: Record<string, Pixels>): Record<string, Pixels> {
  const pairs = Object.entries(pictures).flatMap(([name, dark]) => {
    const light = pictures[lightOf(name)];
    return light && light !== dark && isSameSize(light, dark) ? [{ name, light, dark }] : [];
  });
  if (pairs.length === 0) return pictures;
  const colours = coloursOf(pairs);
  const remainders = pairs.map(({ name, light, dark }) => [
    name,
    remainderOf(light, dark, colours),
  ]);
  return { ...pictures, ...Object.fromEntries(remainders), [tableName]: drawColours(colours) };
}

/** A picture as it was before {@link foldThemes}. */
export function pictureOn({ pixels, recipes }: Sheet, name: string): Pixels | undefined {
  const found = read(name);
  const light = name === lightOf(name) ? undefined : read(lightOf(name));
  const table = read(tableName);
  if (!found || !light || !table || !isSameSize(light, found)) return found;
  return darkened(light, readColours(table), found);

  function read(wanted: string): Pixels | undefined {
    const recipe = recipes[wanted];
    return recipe && fromSheet(pixels, recipe);
  }
}

export function picturesOn({ recipes }: Pick<Sheet, 'recipes'>): string[] {
  return Object.keys(recipes).filter((name) => name !== tableName);
}

function lightOf(name: string): string {
  return name.replace(/\.dark$/, '.light');
}

function isSameSize(one: Pixels, other: Pixels): boolean {
  return one.width === other.width && one.height === other.height;
}
