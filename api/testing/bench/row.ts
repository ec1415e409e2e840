/** What a measured number is a number of. `per CPU-second`: requests per CPU-second of the server. */
type Unit = 'per CPU-second' | 'ms' | 's' | 'x' | 'MB' | 'points' | '';

export interface Row {
  name: string;
  /** null: could not be measured here, and `note` says why. */
  measured: number | null;
  unit: Unit;
  /** The goal, for `ratio` if there is one, else for `measured`. null: none was set. */
  bound: number | null;
  /** `measured` divided by what a raw server reached in the same run. */
  ratio?: number;
  /** The goal is a minimum. Otherwise it is a maximum. */
  atLeast?: boolean;
  note?: string;
}

/** null: not measured, or without a goal. */
export function isMet({ measured, ratio, bound, atLeast }: Row): boolean | null {
  const value = ratio ?? measured;
  if (value === null || bound === null) return null;
  return atLeast ? value >= bound : value <= bound;
}

export function notMeasured(name: string, reason: string): Row {
  return { name, measured: null, unit: '', bound: null, note: `not measured: ${reason}` };
}

/** Rows as a Markdown table. */
export function formatTable(rows: Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.measured === null
      ? (row.note ?? '–')
      : `${Number(row.measured.toPrecision(3)).toLocaleString('en-US')} ${row.unit}`.trimEnd(),
    row.ratio === undefined ? '' : row.ratio.toFixed(row.ratio < 0.1 ? 3 : 2),
    row.bound === null ? '' : `${row.atLeast ? '≥' : '≤'} ${row.bound}`,
    { true: 'yes', false: 'no', null: '' }[`${isMet(row)}`],
  ]);
  const heads = [['Row', 'Measured', 'Ratio to raw', 'Goal', 'Met'], Array(5).fill('---')];
  return [...heads, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
