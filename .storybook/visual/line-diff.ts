/** The lines of two texts that differ, with `-` and `+`, each below the nearest line of both. */
export function diffLines(before: string, after: string): string {
  const [from, to] = [before.split('\n'), after.split('\n')];
  const common = countCommon(from, to);
  const commonAt = (a: number, b: number) => common[a]?.[b] ?? 0;
  const lines: string[] = [];
  let shared = '';
  const add = (line: string) => {
    if (shared) lines.push(shared);
    shared = '';
    lines.push(line);
  };
  for (let a = 0, b = 0; a < from.length || b < to.length; ) {
    if (a < from.length && b < to.length && from[a] === to[b]) {
      shared = `  ${from[a]}`;
      a++;
      b++;
    } else if (b === to.length || (a < from.length && commonAt(a + 1, b) >= commonAt(a, b + 1))) {
      add(`- ${from[a++]}`);
    } else {
      add(`+ ${to[b++]}`);
    }
  }
  return lines.join('\n');
}

/** The length of the longest common subsequence of the lines from each pair of positions on. */
function countCommon(from: string[], to: string[]): number[][] {
  let below = Array<number>(to.length + 1).fill(0);
  const rows = [below];
  for (const line of from.toReversed()) {
    const row = [...below];
    for (let b = to.length - 1; b >= 0; b--) {
      const skipped = Math.max(below[b] ?? 0, row[b + 1] ?? 0);
      row[b] = line === to[b] ? (below[b + 1] ?? 0) + 1 : skipped;
    }
    rows.unshift(row);
    below = row;
  }
  return rows;
}
