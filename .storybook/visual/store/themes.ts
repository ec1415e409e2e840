import type { Pixels } from '../compare.ts';
import {
  type Colours,
  coloursOf,
  darkened,
  drawColours,
  type Pair,
  readColours,
  remainderOf,
} from './colours.ts';
import { fromSheet, type Sheet } from './sheet.ts';

type Pictures = Record<string, Pixels>;

/** Lies on a sheet beside its pictures; no story is called so. */
const tableName = 'dark colours';

/**
 * A dark picture is its light one in other colours, but for little. So of a dark picture whose
 * light one has its size, only that little is kept, and a table of the colours for all of them.
 *
 * @param known what need not be in the table
 */
export function foldThemes(pictures: Pictures, known: Colours): Pictures {
  const pairs = pairsOf(pictures);
  if (pairs.length === 0) return pictures;
  const own = coloursOf(pairs, known);
  const colours = new Map([...known, ...own]);
  const remainders = pairs.map(({ name, light, dark }) => [
    name,
    remainderOf(light, dark, colours),
  ]);
  const table = own.size > 0 ? { [tableName]: drawColours(own) } : {};
  return { ...pictures, ...Object.fromEntries(remainders), ...table };
}

/** The dark pictures that can be told by their light ones. */
export function pairsOf(pictures: Pictures): (Pair & { name: string })[] {
  return Object.entries(pictures).flatMap(([name, dark]) => {
    const light = pictures[lightOf(name)];
    return light && light !== dark && isSameSize(light, dark) ? [{ name, light, dark }] : [];
  });
}

/** A picture as it was before {@link foldThemes}. */
export function pictureOn(sheet: Sheet, name: string, known: Colours): Pixels | undefined {
  const found = read(name);
  const light = name === lightOf(name) ? undefined : read(lightOf(name));
  const table = read(tableName);
  if (!found || !light || !isSameSize(light, found)) return found;
  const own = table ? readColours(table) : [];
  return darkened(light, new Map([...known, ...own]), found);

  function read(wanted: string): Pixels | undefined {
    const recipe = sheet.recipes[wanted];
    return recipe && fromSheet(sheet, recipe);
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
