import type { Pixels } from '../compare.ts';
import { Rows } from './rows.ts';
import type { SharedRows } from './shared.ts';

/**
 * Stories of one component look alike: most rows of one picture are rows of another. A sheet holds
 * what they share once: first the rows of the first picture, below them what each further one adds.
 * Rows that other sheets have too stand on none.
 */
export interface Sheet {
  /** Rows that many sheets have; its own are counted on from their end. */
  shared: Pixels | undefined;
  own: Pixels;
  recipes: Record<string, Recipe>;
}

/** How a picture is put together out of the rows of its sheet. */
export interface Recipe {
  width: number;
  /** From the top down: the first row of a run, how many rows it has, and so on. */
  runs: number[];
}

export function toSheet(pictures: Record<string, Pixels>, sharedRows: SharedRows): Sheet {
  const width = widthOf(pictures);
  const shared = sharedRows.get(width);
  const rows = new Rows(shared && rowsOf(shared, width));
  const recipes: Record<string, Recipe> = {};
  for (const [name, picture] of Object.entries(pictures)) {
    const runs = rows.add(rowsOf(picture, width));
    recipes[name] = {
      width: picture.width,
      runs: runs.flatMap(({ start, count }) => [start, count]),
    };
  }
  const own = rows.from(shared?.height ?? 0);
  return { shared, own: { width, height: own.length / (width * 4), data: own }, recipes };
}

/** As wide as its widest picture. */
export function widthOf(pictures: Record<string, { width: number }>): number {
  return Math.max(...Object.values(pictures).map(({ width }) => width));
}

export function fromSheet({ shared, own }: Sheet, { width, runs }: Recipe): Pixels {
  const border = shared?.height ?? 0;
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const [start = 0, count = 0] = runs.slice(at, at + 2);
    const end = start + count;
    if (shared) pieces.push(cut(shared, width, start, Math.min(end, border)));
    pieces.push(cut(own, width, Math.max(start, border) - border, end - border));
  }
  const data = Buffer.concat(pieces);
  return { width, height: data.length / (width * 4), data };
}

/** The picture's own memory; rows of one that is narrower than its sheet are filled up with nothing. */
export function rowsOf({ data, width, height }: Pixels, sheetWidth: number): Buffer[] {
  return Array.from({ length: height }, (_, y) => {
    const row = Buffer.from(data.buffer, data.byteOffset + y * width * 4, width * 4);
    return width === sheetWidth ? row : Buffer.concat([row], sheetWidth * 4);
  });
}

/** So much of the rows as a picture of that width has; none where there are none. */
function cut({ data, width }: Pixels, to: number, start: number, end: number): Uint8Array {
  if (end <= start) return new Uint8Array();
  if (width === to) return data.subarray(start * width * 4, end * width * 4);
  const rows = Array.from({ length: end - start }, (_, y) => {
    const at = (start + y) * width * 4;
    return data.subarray(at, at + to * 4);
  });
  return Buffer.concat(rows);
}
