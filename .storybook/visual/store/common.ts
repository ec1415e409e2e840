import { join } from 'node:path';
import { file, Glob, hash, write } from 'bun';
import { toPixels } from '../image.ts';
import { type Colours, drawColours, readColours } from './colours.ts';
import { pack } from './pack.ts';
import type { SharedRows } from './sheet.ts';

/** What many sheets have: kept once, and not written again when one of them changes. */
export interface Common {
  colours: Colours;
  rows: SharedRows;
}

export interface KnownCommon extends Common {
  /** Another one whenever something of it is another. */
  print: string;
}

const coloursName = 'colours';

export async function readCommon(folder: string): Promise<KnownCommon> {
  const found = await Array.fromAsync(new Glob('common/*.webp').scan(folder)).catch(() => []);
  const pictures = await Promise.all(
    found.sort().map(async (path) => {
      const bytes = await file(join(folder, path)).bytes();
      return { name: nameOf(path), pixels: await toPixels(bytes), print: hash(bytes) };
    }),
  );
  const table = pictures.find(({ name }) => name === coloursName);
  const rows = pictures.filter((picture) => picture !== table);
  return {
    colours: table ? readColours(table.pixels) : new Map(),
    rows: new Map(rows.map(({ pixels }) => [pixels.width, pixels])),
    print: pictures.map(({ print }) => print.toString(36)).join('-'),
  };
}

export async function writeCommon(folder: string, { colours, rows }: Common): Promise<void> {
  const named = [...rows].map(([width, pixels]) => [`${width}`, pixels] as const);
  for (const [name, pixels] of [[coloursName, drawColours(colours)] as const, ...named]) {
    await write(join(folder, 'common', `${name}.webp`), await pack(pixels));
  }
}

function nameOf(path: string): string {
  return path.replace(/^common\/|\.webp$/g, '');
}
