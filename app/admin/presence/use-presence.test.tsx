import { afterEach, beforeEach, expect, jest, spyOn, test } from 'bun:test';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type Presence, presenceGapMs, presenceLastsMs } from '#contract/presence';
import { presenceAtom } from '../../state/presence.ts';
import { usePresence } from './use-presence.ts';

const order = 'order ACC-2026-0042';
const other = 'order ACC-2026-0043';
let announced: string[];

beforeEach(() => {
  jest.useFakeTimers();
  announced = [];
  const fake = async (_input: unknown, init?: RequestInit) => {
    const { name, kind } = JSON.parse(String(init?.body));
    announced.push(`${name} ${kind}`);
    return Response.json({ ok: true });
  };
  spyOn(globalThis, 'fetch').mockImplementation(Object.assign(fake, { preconnect() {} }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open(initial: string | null) {
  const store = createStore();
  const { result, rerender, unmount } = renderHook(
    (place: string | null) => usePresence(place, 'record.editing'),
    {
      initialProps: initial,
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    },
  );
  const bea: Presence = { kind: 'record.editing', id: 2, name: order, actor: 'Bea', own: false };
  return {
    type: () => act(() => result.current.onTyping()),
    wait: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    goTo: rerender,
    unmount,
    hear: (said: Partial<Presence> = {}) => act(() => store.set(presenceAtom, { ...bea, ...said })),
    seen: () => result.current.others.map(({ actor, kind }) => `${actor} ${kind}`),
  };
}

test('tells at once and then now and then that someone types, and that they left', () => {
  const { type, wait, unmount } = open(order);
  type();
  type();
  wait(presenceGapMs);
  type();
  unmount();
  const typing = `${order} record.editing`;
  expect(announced).toEqual([typing, typing, `${order} record.left`]);
});

test('tells nothing of a record where no one has typed, or that is not known', () => {
  const { type, goTo, unmount } = open(order);
  goTo(null);
  type();
  goTo(other);
  type();
  unmount();
  expect(announced).toEqual([`${other} record.editing`, `${other} record.left`]);
});

test('knows what others last did here, until they leave or announce nothing for long', () => {
  const { hear, seen, wait } = open(order);
  hear();
  hear({ id: 3, actor: 'Grace' });
  hear({ id: 4, name: other });
  hear({ id: 5, own: true });
  wait(presenceLastsMs - 1);
  hear({ kind: 'record.replying' });
  expect(seen()).toEqual(['Grace record.editing', 'Bea record.replying']);
  wait(1);
  expect(seen()).toEqual(['Bea record.replying']);
  hear({ kind: 'record.left' });
  expect(seen()).toEqual([]);
});
