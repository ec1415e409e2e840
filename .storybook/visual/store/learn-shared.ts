import { hash } from 'bun';
import type { Pixels } from '../compare.ts';
import { type Colours, coloursOf, mostFrequent } from './colours.ts';
import { mostRows } from './pack.ts';
import { Rows, shortestRun } from './rows.ts';
import type { Shared, SharedRows } from './shared.ts';
import { rowsOf, type Sheet, toSheet } from './sheet.ts';
import { foldThemes, pairsOf } from './themes.ts';

/** The pictures of one sheet after another, as often as they are asked for. */
type Sheets = () => AsyncIterable<Record<string, Pixels>>;
type Key = ReturnType<typeof hash>;

/** What is on fewer sheets than this is better kept on each. */
const sheetsForColour = 2;
const sheetsForRow = 3;

export async function learnShared(sheets: Sheets): Promise<Shared> {
  const colours = await sharedColours(sheets);
  const folded = () => fold(sheets, colours);
  return { colours, rows: await rowsInUse(folded, await rowsOfSeveral(folded)) };
}

/** The dark colour that most sheets have for a light one. */
async function sharedColours(sheets: Sheets): Promise<Colours> {
  const votes = new Map<number, Map<number, number>>();
  for await (const pictures of sheets()) {
    for (const [light, dark] of coloursOf(pairsOf(pictures), new Map())) {
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

async function* fold(sheets: Sheets, colours: Colours): ReturnType<Sheets> {
  for await (const pictures of sheets()) yield foldThemes(pictures, colours);
}

/** Runs of rows that are on several sheets of a width, such as the header of every page. */
async function rowsOfSeveral(sheets: Sheets): Promise<SharedRows> {
  const seenOn = new Map<Key, number>();
  for await (const rows of ownRows(sheets)) {
    for (const key of new Set(rows.map(hashOf))) count(seenOn, key);
  }
  const found = new Map<number, Rows>();
  for await (const rows of ownRows(sheets)) {
    const width = (rows[0]?.length ?? 0) / 4;
    const place = found.get(width) ?? new Rows();
    found.set(width, place);
    const isShared = (row: Buffer) => (seenOn.get(hashOf(row)) ?? 0) >= sheetsForRow;
    // A copy: a row would hold on to the whole sheet.
    for (const run of runsOf(rows, isShared)) place.add(run.map((row) => Buffer.from(row)));
  }
  return new Map([...found].map(([width, rows]) => [width, asPicture(width, rows.from(0))]));
}

async function* ownRows(sheets: Sheets): AsyncGenerator<Buffer[]> {
  for await (const pictures of sheets()) {
    const { own } = toSheet(pictures, new Map());
    yield rowsOf(own, own.width);
  }
}

/** Of the candidates those that sheets then do take from there. */
async function rowsInUse(sheets: Sheets, candidates: SharedRows): Promise<SharedRows> {
  const uses = new Map([...candidates].map(([width]) => [width, new Map<number, number>()]));
  for await (const pictures of sheets()) {
    const sheet = toSheet(pictures, candidates);
    const counts = uses.get(sheet.own.width);
    if (counts) for (const row of new Set(takenFrom(sheet))) count(counts, row);
  }
  const kept = [...candidates].flatMap(([width, picture]) => {
    const isUsed = (_: Buffer, row: number) => (uses.get(width)?.get(row) ?? 0) >= sheetsForRow;
    // The first are those of whole headers; past the limit of a picture the rest is not worth a second.
    const rows = runsOf(rowsOf(picture, width), isUsed).flat().slice(0, mostRows);
    return rows.length > 0 ? [[width, asPicture(width, Buffer.concat(rows))] as const] : [];
  });
  return new Map(kept);
}

function takenFrom({ shared, recipes }: Sheet): number[] {
  const border = shared?.height ?? 0;
  return Object.values(recipes).flatMap(({ runs }) =>
    runs.flatMap((start, at) => {
      const end = at % 2 === 0 ? Math.min(border, start + (runs[at + 1] ?? 0)) : start;
      return Array.from({ length: Math.max(0, end - start) }, (_, row) => start + row);
    }),
  );
}

function runsOf(rows: Buffer[], isWanted: (row: Buffer, at: number) => boolean): Buffer[][] {
  const runs: Buffer[][] = [[]];
  for (const [at, row] of rows.entries()) {
    if (isWanted(row, at)) runs.at(-1)?.push(row);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= shortestRun);
}

function asPicture(width: number, data: Buffer): Pixels {
  return { width, height: data.length / (width * 4), data };
}

/** Rows of different widths are different ones, even if they are blank. */
function hashOf(row: Buffer): Key {
  return hash(row, row.length);
}

function count<K>(counts: Map<K, number>, key: K): Map<K, number> {
  return counts.set(key, (counts.get(key) ?? 0) + 1);
}
