import { expect, test } from 'bun:test';
import { createThrottle } from './throttle.ts';

/** A pace whose time passes by sleeping only; each caller notes when it passed. */
function aPace(perSecond: number) {
  const time = { ms: 0 };
  const turn = createThrottle({
    perSecond,
    clockMs: () => time.ms,
    sleep: async (ms) => {
      time.ms += ms;
    },
  });
  return { time, turn };
}

test('lets nobody wait who comes alone', async () => {
  const { time, turn } = aPace(25);
  await turn();
  expect(time.ms).toBe(0);
  time.ms = 5000;
  await turn();
  expect(time.ms).toBe(5000);
});

test('lets 25 a second pass, not 26', async () => {
  const { time, turn } = aPace(25);
  const passed: number[] = [];
  for (let caller = 0; caller < 101; caller += 1) {
    await turn();
    passed.push(time.ms);
  }
  const within = (start: number) => passed.filter((at) => at >= start && at < start + 1000).length;
  expect(Math.max(...passed.map(within))).toBe(25);
  expect(time.ms).toBe(4000);
});

test('gives those who come at once a turn each', async () => {
  const waits: number[] = [];
  const turn = createThrottle({
    perSecond: 10,
    clockMs: () => 0,
    sleep: async (ms) => waits.push(ms),
  });
  await Promise.all([turn(), turn(), turn()]);
  expect(waits).toEqual([100, 200]);
});
