import type { Pixels } from '../compare.ts';
import { Rows } from './rows.ts';

/**
 * Stories of one component look alike: most rows of one picture are rows of another. A sheet holds
 * what they share once. It begins with the rows that many sheets have; then comes the whole of the
 * first picture; below it is what each further one adds.
 */
export interface Sheet {
  pixels: Pixels;
  /** How many rows at its top are not its own. */
  shared: number;
  recipes: Record<string, Recipe>;
}

/** A picture of rows for each width. */
export type SharedRows = ReadonlyMap<number, Pixels>;

/** How a picture is put together out of the rows of its sheet. */
export interface Recipe {
  width: number;
  /** From the top down: the first row of a run, how many rows it has, and so on. */
  runs: number[];
}

/** @param shared rows that many sheets have, by their width */
export function toSheet(pictures: Record<string, Pixels>, shared: SharedRows = new Map()): Sheet {
  const width = widthOf(pictures);
  const above = shared.get(width);
  const rows = new Rows(above && rowsOf(above, width));
  const recipes: Record<string, Recipe> = {};
  for (const [name, picture] of Object.entries(pictures)) {
    const runs = rows.add(rowsOf(picture, width));
    recipes[name] = {
      width: picture.width,
      runs: runs.flatMap(({ start, count }) => [start, count]),
    };
  }
  const pixels = { width, height: rows.height, data: rows.bytes() };
  return { pixels, shared: above?.height ?? 0, recipes };
}

/** As wide as its widest picture. */
export function widthOf(pictures: Record<string, { width: number }>): number {
  return Math.max(...Object.values(pictures).map(({ width }) => width));
}

export function fromSheet({ data, width: sheetWidth }: Pixels, { width, runs }: Recipe): Pixels {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const [start = 0, count = 0] = runs.slice(at, at + 2);
    pieces.push(cut(data, sheetWidth, width, start, count));
  }
  const pixels = Buffer.concat(pieces);
  return { width, height: pixels.length / (width * 4), data: pixels };
}

/** Rows of a picture that is narrower than its sheet are filled up with nothing. */
export function rowsOf({ data, width, height }: Pixels, sheetWidth: number): Buffer[] {
  return Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(sheetWidth * 4);
    row.set(data.subarray(y * width * 4, (y + 1) * width * 4));
    return row;
  });
}

function cut(data: Uint8Array, from: number, to: number, start: number, count: number): Uint8Array {
  if (from === to) return data.subarray(start * from * 4, (start + count) * from * 4);
  const rows = Array.from({ length: count }, (_, y) => {
    const at = (start + y) * from * 4;
    return data.subarray(at, at + to * 4);
  });
  return Buffer.concat(rows);
}
