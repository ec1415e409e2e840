import { afterAll, beforeAll, describe, expect, spyOn, test } from 'bun:test';
import { type Check, tests } from './lanes.ts';
import { runCheck } from './run-check.ts';
import { includeExitCode, readBunSummary } from './test-counts.ts';

const bun = process.execPath;

/** Prints like `bun test`: the failed test of each file, then the counts. */
function prints(failedFiles: string[], unnamed = 0): string[] {
  const lines = failedFiles.map((file) => `${file}:\n(fail) buys`);
  const failed = failedFiles.length + unnamed;
  const summary = ` ${5 - failed} pass\n ${failed} fail`;
  const output = JSON.stringify([...lines, summary].join('\n'));
  return [bun, '-e', `console.log(${output})`];
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

  test('fails without repeating when a file did not load or its process died', async () => {
    const check = aCheck(['a.test.ts'], []);
    expect((await runCheck({ ...check, command: prints(['a.test.ts'], 1) })).failed).toBe(2);
  });

  test('fails without repeating when the run ended early', async () => {
    const check = aCheck(['a.test.ts'], []);
    const command = [bun, '-e', "console.log('a.test.ts:\\n(fail) buys'); process.exit(1)"];
    expect((await runCheck({ ...check, command })).failed).toBe(1);
  });

  test('never repeats a storm: what fails there once in a while is a race', () => {
    const { repeat } = tests('tests of the server', '--no-isolate', './api');
    expect(repeat?.(['api/a.test.ts'])).toEqual([
      bun,
      'run',
      'tests',
      '--no-isolate',
      './api/a.test.ts',
    ]);
    expect(repeat?.(['api/a.test.ts', 'api/b.storm.test.ts'])).toBeUndefined();
  });

  test('shows the line that it is asked to show', async () => {
    await runCheck({ ...aCheck([], []), note: /^ 5 pass$/m });
    expect(printed()).toContain('         5 pass');
  });

  test('fails where nothing is repeated', async () => {
    const { repeat: _, ...check } = aCheck(['a.test.ts'], []);
    expect((await runCheck(check)).failed).toBe(1);
  });
});

test('a command gets what was set in the environment since the start', async () => {
  const info = spyOn(console, 'info').mockImplementation(() => {});
  process.env.PASSED_TESTS = '7';
  const command = [bun, '-e', "console.log(process.env.PASSED_TESTS, 'pass\\n 0 fail')"];
  const counts = await runCheck({ ...aCheck([], []), command });
  delete process.env.PASSED_TESTS;
  info.mockRestore();
  expect(counts).toMatchObject({ passed: 7, failed: 0 });
});
