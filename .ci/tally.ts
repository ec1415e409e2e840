export interface Tally {
  passed: number;
  failed: number;
}

export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** The last closing line in an output, if it has one. */
export function readClosingLine(output: string): Tally | undefined {
  return readLast(output, /^(\d+) passed, (\d+) failed$/gm);
}

/** The summary that `bun test` ends with: ` 12 pass`, perhaps ` 1 skip`, then ` 0 fail`. */
export function readBunSummary(output: string): Tally | undefined {
  return readLast(output, /^ *(\d+) pass\n(?: *\d+ (?:skip|todo)\n)* *(\d+) fail$/gm);
}

/** A part that has nothing to count is one check. */
export function countAsOne(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A part that ended badly, or said nothing of its result, has failed at least once. */
export function trust(counted: Tally | undefined, exitCode: number): Tally {
  const { passed, failed } = counted ?? { passed: 0, failed: 1 };
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}

function readLast(output: string, pattern: RegExp): Tally | undefined {
  const last = [...output.matchAll(pattern)].at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]) };
}
