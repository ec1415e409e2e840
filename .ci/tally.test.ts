import { describe, expect, test } from 'bun:test';
import { closingLine, countAsOne, readBunSummary, readClosingLine, sum, trust } from './tally.ts';

describe('the closing line', () => {
  test('is read back as it was written', () => {
    expect(readClosingLine(closingLine({ passed: 12, failed: 3 }))).toEqual({
      passed: 12,
      failed: 3,
    });
  });

  test('is the last one, where an output holds several', () => {
    const output = '1 passed, 0 failed\nmore\n4 passed, 2 failed\n';
    expect(readClosingLine(output)).toEqual({ passed: 4, failed: 2 });
  });

  test('is not found within another sentence', () => {
    expect(readClosingLine('so far 4 passed, 2 failed')).toBeUndefined();
  });
});

describe("the test runner's summary", () => {
  test('leaves skipped tests out', () => {
    const output = ' 12 pass\n 1 skip\n 2 fail\n 30 expect() calls\nRan 15 tests across 3 files.';
    expect(readBunSummary(output)).toEqual({ passed: 12, failed: 2 });
  });

  test('does not count an error between tests twice: it is among the failed', () => {
    const output = ' 2 pass\n 3 fail\n 1 error\nRan 5 tests across 3 files. [59.00ms]';
    expect(readBunSummary(output)).toEqual({ passed: 2, failed: 3 });
  });

  test('is the last one, whatever a test printed before', () => {
    const output = ' 99 pass\n 99 fail\n\n 1 pass\n 0 fail\nRan 1 test across 1 file.';
    expect(readBunSummary(output)).toEqual({ passed: 1, failed: 0 });
  });

  test('is missing where the runner crashed', () => {
    expect(readBunSummary('panic: out of memory')).toBeUndefined();
  });
});

describe('a part', () => {
  test('that has nothing to count is one check', () => {
    expect(countAsOne(0)).toEqual({ passed: 1, failed: 0 });
    expect(countAsOne(2)).toEqual({ passed: 0, failed: 1 });
  });

  test('is believed when it ends well', () => {
    expect(trust({ passed: 7, failed: 0 }, 0)).toEqual({ passed: 7, failed: 0 });
  });

  test('that counts no failure but ends badly has failed once', () => {
    expect(trust({ passed: 7, failed: 0 }, 134)).toEqual({ passed: 7, failed: 1 });
  });

  test('that says nothing of its result has failed, however it ends', () => {
    expect(trust(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

test('parts add up', () => {
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
