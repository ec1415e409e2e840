import { expect, test } from 'bun:test';
import { createThrottle } from './throttle.ts';

/** A throttle with a fake clock. Each caller notes when it passed. */
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

test('does not delay a single caller', async () => {
  const { time, turn } = aPace(25);
  await turn();
  expect(time.ms).toBe(0);
  time.ms = 5000;
  await turn();
  expect(time.ms).toBe(5000);
});

test('allows 25 calls per second', async () => {
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

test('spaces concurrent callers', async () => {
  const waits: number[] = [];
  const turn = createThrottle({
    perSecond: 10,
    clockMs: () => 0,
    sleep: async (ms) => waits.push(ms),
  });
  await Promise.all([turn(), turn(), turn()]);
  expect(waits).toEqual([100, 200]);
});
