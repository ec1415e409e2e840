import { join } from 'node:path';
import { file, Glob, hash, write } from 'bun';
import type { Pixels } from '../compare.ts';
import { toPixels } from '../image.ts';
import { type Colours, drawColours, readColours } from './colours.ts';
import { pack } from './pack.ts';

/** What many sheets have: kept once, and not written again when one of them changes. */
export interface Shared {
  /** The dark colours of light ones. */
  colours: Colours;
  /** A picture of rows for each width. */
  rows: SharedRows;
}

export type SharedRows = ReadonlyMap<number, Pixels>;

export interface StoredShared extends Shared {
  /** Another one whenever a sheet of that width has to be packed anew. */
  print(width: number): string;
}

const folderName = 'shared';
const coloursName = 'colours';

export async function readShared(folder: string): Promise<StoredShared> {
  const found = await Array.fromAsync(new Glob(`${folderName}/*.webp`).scan(folder)).catch(
    () => [],
  );
  const colours: Colours = new Map();
  const rows = new Map<number, Pixels>();
  const prints = new Map<string, string>();
  for (const path of found) {
    const bytes = await file(join(folder, path)).bytes();
    const name = path.slice(folderName.length + 1, -'.webp'.length);
    const pixels = await toPixels(bytes);
    prints.set(name, hash(bytes).toString(36));
    if (name !== coloursName) rows.set(pixels.width, pixels);
    else for (const [light, dark] of readColours(pixels)) colours.set(light, dark);
  }
  return {
    colours,
    rows,
    print: (width) => `${prints.get(coloursName) ?? ''}-${prints.get(`${width}`) ?? ''}`,
  };
}

export async function writeShared(folder: string, { colours, rows }: Shared): Promise<void> {
  const pictures = new Map([...rows].map(([width, pixels]) => [`${width}`, pixels]));
  if (colours.size > 0) pictures.set(coloursName, drawColours(colours));
  for (const [name, pixels] of pictures) {
    await write(join(folder, folderName, `${name}.webp`), await pack(pixels));
  }
}
