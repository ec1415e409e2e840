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

/** The summary that `bun test` ends with: ` 12 pass`, perhaps ` 1 skip` or ` 3 filtered out`, then ` 0 fail`. */
export function readBunSummary(output: string): TestCounts | undefined {
  return readLast(output, /^ *(\d+) pass\n(?: *\d+ (?:skip|todo|filtered out)\n)* *(\d+) fail$/gm);
}

/** Lines that name a failed test or picture, each once and without its duration. */
export function listFailures(output: string): string[] {
  const lines = output.match(/^(?:\(fail\)|changed by|(?:failed|new|removed|robustness) {2}).*$/gm);
  return [...new Set(lines?.map((line) => line.replace(/ \[[\d.]+m?s\]$/, '')))];
}

/**
 * The file of each failed test, in the output of `bun test`: a file's path is above its tests. A file
 * that fails without a failed test, because it doesn't load or its process dies, is not listed.
 */
export function listFailedFiles(output: string): string[] {
  const files: string[] = [];
  let file: string | undefined;
  for (const line of output.split('\n')) {
    file = line.match(/^(\S+\.test\.tsx?):$/)?.[1] ?? file;
    if (line.endsWith(' tests failed:')) break;
    if (file && line.startsWith('(fail)')) files.push(file);
  }
  return files;
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
