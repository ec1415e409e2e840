import { describe, expect, test } from 'bun:test';
import { createScale, getFraction, pickEvenly } from './scale.ts';

describe('a scale', () => {
  test.each([
    [
      [0, 3, 7],
      [0, 2, 4, 6, 8],
    ],
    [[1], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [[], [0, 1]],
    [
      [12, 1204],
      [0, 500, 1000, 1500],
    ],
    [
      [-30, 70],
      [-50, 0, 50, 100],
    ],
    [[-5], [-6, -4, -2, 0]],
    [[99_999_999_999_99], [0, 5e12, 1e13]],
  ])('of %j has ticks at %j', (values, ticks) => {
    expect(createScale(values).ticks).toEqual(ticks);
  });

  test('has no smaller steps than minStep', () => {
    expect(createScale([30, 120], 100).ticks).toEqual([0, 100, 200]);
    expect(createScale([0], 100).ticks).toEqual([0, 100]);
    expect(createScale([1_234_56], 100).ticks).toEqual([0, 500_00, 1000_00, 1500_00]);
  });

  test('covers all values with at most six ticks', () => {
    for (let most = 1; most < 5_000; most += 7) {
      const scale = createScale([most, -most / 3]);
      expect(scale.high).toBeGreaterThanOrEqual(most);
      expect(scale.low).toBeLessThanOrEqual(-most / 3);
      expect(scale.ticks.length).toBeLessThanOrEqual(6);
      expect(scale.ticks).toContain(0);
    }
  });

  test('returns the position of a value', () => {
    const scale = createScale([-50, 100]);
    expect(getFraction(-50, scale)).toBe(0);
    expect(getFraction(100, scale)).toBe(1);
    expect(getFraction(0, scale)).toBeCloseTo(1 / 3);
  });
});

test('picks evenly spaced labels, including the first and the last', () => {
  expect(pickEvenly(3, 5)).toEqual([0, 1, 2]);
  expect(pickEvenly(30, 5)).toEqual([0, 7, 15, 22, 29]);
  expect(pickEvenly(400, 5)).toEqual([0, 100, 200, 299, 399]);
  expect(pickEvenly(0, 5)).toEqual([]);
});
