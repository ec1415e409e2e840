import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { createStore } from 'jotai';
import { type Presence, presenceLastsMs } from '#contract/presence';
import { presenceAtom } from './presence.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const bea: Presence = {
  ...{ kind: 'ticket', id: 'TKT-2026-0012', state: 'viewing' },
  ...{ userId: 2, name: 'Bea' },
};

function told() {
  const store = createStore();
  const tell = (values: Partial<Presence> = {}) => store.set(presenceAtom, { ...bea, ...values });
  const seen = () => store.get(presenceAtom).map(({ name, state }) => `${name} ${state}`);
  return { tell, seen };
}

test('keeps the last state of each admin, until they leave', () => {
  const { tell, seen } = told();
  tell();
  tell({ userId: 3, name: 'Grace' });
  tell({ state: 'replying' });
  expect(seen()).toEqual(['Grace viewing', 'Bea replying']);
  tell({ state: 'left' });
  expect(seen()).toEqual(['Grace viewing']);
});

test('forgets who has told nothing for less than 30 seconds, but not who told again', () => {
  const { tell, seen } = told();
  tell();
  jest.advanceTimersByTime(presenceLastsMs - 1000);
  tell({ state: 'replying' });
  jest.advanceTimersByTime(2000);
  expect(seen()).toEqual(['Bea replying']);
  jest.advanceTimersByTime(presenceLastsMs);
  expect(seen()).toEqual([]);
  expect(presenceLastsMs).toBeLessThan(30_000);
});
