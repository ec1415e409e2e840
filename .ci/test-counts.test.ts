import {
  closingLine,
  countExitCode,
  includeExitCode,
  listFailedFiles,
  listFailures,
  readBunSummary,
  readClosingLine,
  sum,
} from './test-counts.ts';

describe('the closing line', () => {
  test('is read as it was written', () => {
    expect(readClosingLine(closingLine({ passed: 12, failed: 3 }))).toEqual({
      passed: 12,
      failed: 3,
    });
  });

  test('is the last one when the output has several', () => {
    const output = '1 passed, 0 failed\nmore\n4 passed, 2 failed\n';
    expect(readClosingLine(output)).toEqual({ passed: 4, failed: 2 });
  });

  test('is not found inside another line', () => {
    expect(readClosingLine('so far 4 passed, 2 failed')).toBeUndefined();
  });
});

describe("the test runner's summary", () => {
  test('leaves skipped tests out', () => {
    const output = ' 12 pass\n 1 skip\n 2 fail\n 30 expect() calls\nRan 15 tests across 3 files.';
    expect(readBunSummary(output)).toEqual({ passed: 12, failed: 2 });
  });

  test('does not count an error between tests twice', () => {
    const output = ' 2 pass\n 3 fail\n 1 error\nRan 5 tests across 3 files. [59.00ms]';
    expect(readBunSummary(output)).toEqual({ passed: 2, failed: 3 });
  });

  test('is read after tests that a name left out', () => {
    const output = ' 2 pass\n 1 skip\n 30 filtered out\n 1 fail\nRan 4 tests across 1 file.';
    expect(readBunSummary(output)).toEqual({ passed: 2, failed: 1 });
  });

  test('is the last one, even when a test printed a similar line', () => {
    const output = ' 99 pass\n 99 fail\n\n 1 pass\n 0 fail\nRan 1 test across 1 file.';
    expect(readBunSummary(output)).toEqual({ passed: 1, failed: 0 });
  });

  test('is missing where the runner crashed', () => {
    expect(readBunSummary('panic: out of memory')).toBeUndefined();
  });
});

describe('the counts of a check', () => {
  test('are one test when it reports no counts', () => {
    expect(countExitCode(0)).toEqual({ passed: 1, failed: 0 });
    expect(countExitCode(2)).toEqual({ passed: 0, failed: 1 });
  });

  test('are unchanged when it succeeds', () => {
    expect(includeExitCode({ passed: 7, failed: 0 }, 0)).toEqual({ passed: 7, failed: 0 });
  });

  test('gain a failure when it exits with an error', () => {
    expect(includeExitCode({ passed: 7, failed: 0 }, 134)).toEqual({ passed: 7, failed: 1 });
  });

  test('are one failure when its counts are missing, even if it exits with 0', () => {
    expect(includeExitCode(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

test('lists each failure once', () => {
  const output = [
    '(pass) adds [1.00ms]',
    '(fail) Users > can buy [12.34ms]',
    'Opened a new page',
    'changed by 12 pixels  ui-button--default.light',
    '(fail) Users > can buy [12.00ms]',
  ].join('\n');
  expect(listFailures(output)).toEqual([
    '(fail) Users > can buy',
    'changed by 12 pixels  ui-button--default.light',
  ]);
  expect(listFailures('(pass) adds')).toEqual([]);
});

test('adds up counts', () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 5, failed: 2 },
    ]),
  ).toEqual({
    passed: 6,
    failed: 2,
  });
});

describe('the files of failed tests', () => {
  test('are those above them, one for each test', () => {
    const output = [
      'a.journey.test.ts:',
      '(fail) opens [3.00ms]',
      'ui/b.test.tsx:',
      '(pass) closes',
      'a.journey.test.ts:',
      '(fail) saves',
      'c.test.ts:',
      '2 tests failed:',
      '(fail) opens [3.00ms]',
    ];
    expect(listFailedFiles(output.join('\n'))).toEqual(['a.journey.test.ts', 'a.journey.test.ts']);
  });
});
