import { hash } from 'bun';

export interface Run {
  start: number;
  count: number;
}

interface Row {
  key: bigint | number;
  bytes: Buffer;
}

/** A run that is shorter than this would cost more to name than to repeat. */
export const shortestRun = 8;

/** Rows of pixels, of which those of a further picture are found again, or else added below. */
export class Rows {
  private readonly rows: Row[] = [];
  /** Where rows of a kind begin, those that differ from the one above. */
  private readonly beginnings = new Map<Row['key'], number[]>();

  constructor(first: Buffer[] = []) {
    const rows = toRows(first);
    for (const y of rows.keys()) this.append(rows, y);
  }

  /** The bytes of all rows from there on. */
  from(start: number): Buffer {
    return Buffer.concat(this.rows.slice(start).map((row) => row.bytes));
  }

  /** The runs that are the picture, from its top down. */
  add(picture: Buffer[]): Run[] {
    const rows = toRows(picture);
    const runs: Run[] = [];
    for (let y = 0; y < rows.length; ) {
      const last = runs.at(-1);
      const run = this.find(rows, y, last) ?? this.append(rows, y);
      if (last && run.start === last.start + last.count) last.count += run.count;
      else runs.push(run);
      y += run.count;
    }
    return runs;
  }

  /** The longest run that goes on like the picture does from here; it may as well go on with the last. */
  private find(rows: Row[], y: number, last: Run | undefined): Run | undefined {
    const key = rows[y]?.key;
    const starts = key !== undefined && beginsAt(rows, y) ? (this.beginnings.get(key) ?? []) : [];
    let best: Run = { start: 0, count: 0 };
    for (const start of last ? [last.start + last.count, ...starts] : starts) {
      const count = this.matching(rows, y, start);
      if (count > best.count) best = { start, count };
    }
    const isToTheEnd = best.count > 0 && y + best.count === rows.length;
    return best.count >= shortestRun || isToTheEnd ? best : undefined;
  }

  private matching(rows: Row[], y: number, start: number): number {
    let count = 0;
    while (y + count < rows.length && this.rows[start + count]?.key === rows[y + count]?.key) {
      count += 1;
    }
    return count;
  }

  private append(rows: Row[], y: number): Run {
    const start = this.rows.length;
    const added = rows.slice(y, y + 1);
    for (const { key } of beginsAt(rows, y) ? added : []) {
      this.beginnings.set(key, [...(this.beginnings.get(key) ?? []), start]);
    }
    this.rows.push(...added);
    return { start, count: 1 };
  }
}

function toRows(picture: Buffer[]): Row[] {
  return picture.map((bytes) => ({ key: hash(bytes), bytes }));
}

function beginsAt(rows: Row[], y: number): boolean {
  return rows[y - 1]?.key !== rows[y]?.key;
}
