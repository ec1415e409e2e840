export interface TestCounts {
  passed: number;
  failed: number;
}

export function closingLine({ passed, failed }: TestCounts): string {
  return `${passed} passed, ${failed} failed`;
}

/** The last closing line in an output, if it has one. */
export function readClosingLine(output: string): TestCounts | undefined {
  return readLast(output, /^(\d+) passed, (\d+) failed$/gm);
}

/** The summary that `bun test` ends with: ` 12 pass`, perhaps ` 1 skip`, then ` 0 fail`. */
export function readBunSummary(output: string): TestCounts | undefined {
  return readLast(output, /^ *(\d+) pass\n(?: *\d+ (?:skip|todo)\n)* *(\d+) fail$/gm);
}

/** A check that counts nothing itself counts as one. */
export function countExitCode(exitCode: number): TestCounts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A check that exits with an error, or reports no counts, has at least one failure. */
export function includeExitCode(counted: TestCounts | undefined, exitCode: number): TestCounts {
  const { passed, failed } = counted ?? { passed: 0, failed: 1 };
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

export function sum(counts: TestCounts[]): TestCounts {
  return counts.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}

function readLast(output: string, pattern: RegExp): TestCounts | undefined {
  const last = [...output.matchAll(pattern)].at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]) };
}
