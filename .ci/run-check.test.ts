import { afterAll, beforeAll, describe, expect, spyOn, test } from 'bun:test';
import { runCheck } from './run-check.ts';
import type { Check } from './stages.ts';
import { includeExitCode, readBunSummary } from './test-counts.ts';

/** Prints like `bun test`: the failed test of each file, then the counts. */
function prints(failedFiles: string[]): string[] {
  const tests = failedFiles.map((file) => `${file}:\n(fail) buys`);
  const summary = ` ${5 - failedFiles.length} pass\n ${failedFiles.length} fail`;
  const output = JSON.stringify([...tests, summary].join('\n'));
  return [process.execPath, '-e', `console.log(${output})`];
}

function aCheck(failedFiles: string[], whenRepeated: string[]): Check {
  return {
    name: 'journeys',
    command: prints(failedFiles),
    count: (output, exitCode) => includeExitCode(readBunSummary(output), exitCode),
    repeat: () => prints(whenRepeated),
  };
}

describe('a check with failed tests', () => {
  const info = spyOn(console, 'info');
  beforeAll(() => void info.mockImplementation(() => {}));
  afterAll(() => info.mockRestore());
  const printed = () => info.mock.calls.flat().join('\n');

  test('passes if they pass when repeated, and names them', async () => {
    const result = await runCheck(aCheck(['a.test.ts'], []));
    expect(result).toEqual({ passed: 5, failed: 0, failures: [] });
    expect(printed()).toContain('passed only when repeated: (fail) buys');
  });

  test('fails if they fail again', async () => {
    const result = await runCheck(aCheck(['a.test.ts', 'b.test.ts'], ['b.test.ts']));
    expect(result).toEqual({ passed: 4, failed: 1, failures: ['(fail) buys'] });
  });

  test('fails without repeating when there are many', async () => {
    const files = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'];
    expect((await runCheck(aCheck(files, []))).failed).toBe(4);
  });

  test('fails where nothing is repeated', async () => {
    const { repeat: _, ...check } = aCheck(['a.test.ts'], []);
    expect((await runCheck(check)).failed).toBe(1);
  });
});
