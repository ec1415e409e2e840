import { hash } from 'bun';
import type { Pixels } from '../compare.ts';
import { type Colours, coloursOf, mostFrequent } from './colours.ts';
import type { Common } from './common.ts';
import { Rows, shortestRun } from './rows.ts';
import { rowsOf, type SharedRows, type Sheet, toSheet } from './sheet.ts';
import { mostRows } from './sheet-file.ts';
import { foldThemes, pairsOf } from './themes.ts';

/** The pictures of one sheet after another, as often as they are asked for. */
type Sheets = () => AsyncIterable<Record<string, Pixels>>;
type Key = ReturnType<typeof hash>;

/** What is on fewer sheets than this is better kept on each. */
const sheetsForColour = 2;
const sheetsForRow = 3;

export async function learnCommon(sheets: Sheets): Promise<Common> {
  const colours = await commonColours(sheets);
  return { colours, rows: await commonRows(() => folded(sheets, colours)) };
}

/** The dark colour that most sheets have for a light one. */
async function commonColours(sheets: Sheets): Promise<Colours> {
  const votes = new Map<number, Map<number, number>>();
  for await (const pictures of sheets()) {
    for (const [light, dark] of coloursOf(pairsOf(pictures))) {
      const others = votes.get(light) ?? new Map<number, number>();
      votes.set(light, count(others, dark));
    }
  }
  const agreed = [...votes].flatMap(([light, others]) => {
    const dark = mostFrequent(others);
    return (others.get(dark) ?? 0) < sheetsForColour ? [] : [[light, dark] as const];
  });
  return new Map(agreed.sort(([one], [other]) => one - other));
}

async function* folded(sheets: Sheets, colours: Colours): AsyncGenerator<Sheet['pixels']> {
  for await (const pictures of sheets()) yield toSheet(foldThemes(pictures, colours)).pixels;
}

/** Runs of rows that are on several sheets of a width, such as the header of every page. */
async function commonRows(sheets: () => AsyncIterable<Pixels>): Promise<SharedRows> {
  const seenOn = new Map<Key, number>();
  for await (const sheet of sheets()) {
    for (const key of new Set(rowsOf(sheet, sheet.width).map(hashOf))) count(seenOn, key);
  }
  const found = new Map<number, Rows>();
  for await (const sheet of sheets()) {
    const rows = found.get(sheet.width) ?? new Rows();
    found.set(sheet.width, rows);
    for (const run of runsOf(rowsOf(sheet, sheet.width), isShared)) rows.add(run);
  }
  return new Map([...found].flatMap(([width, rows]) => asPicture(width, rows)));

  function isShared(row: Buffer): boolean {
    return (seenOn.get(hashOf(row)) ?? 0) >= sheetsForRow;
  }
}

function runsOf(rows: Buffer[], isWanted: (row: Buffer) => boolean): Buffer[][] {
  const runs: Buffer[][] = [[]];
  for (const row of rows) {
    if (isWanted(row)) runs.at(-1)?.push(row);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= shortestRun);
}

function asPicture(width: number, rows: Rows): [number, Pixels][] {
  const height = Math.min(rows.height, mostRows);
  const data = rows.bytes().subarray(0, height * width * 4);
  return height > 0 ? [[width, { width, height, data }]] : [];
}

/** Rows of different widths are different ones, even if they are blank. */
function hashOf(row: Buffer): Key {
  return hash(row, row.length);
}

function count<K>(counts: Map<K, number>, key: K): Map<K, number> {
  return counts.set(key, (counts.get(key) ?? 0) + 1);
}
