import { afterEach, beforeEach, expect, jest, mock, test } from 'bun:test';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import {
  type Presence,
  type PresencePlace,
  presenceGapMs,
  presenceLastsMs,
} from '#contract/presence';
import { presenceAtom } from '../../state/presence.ts';
import { usePresence } from './use-presence.ts';

const real = globalThis.fetch;
let told: string[];

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  const fake = mock(async (_input: unknown, init?: RequestInit) => {
    const { record, id, kind } = JSON.parse(String(init?.body));
    told.push(`${record} ${id} ${kind}`);
    return Response.json({ ok: true });
  });
  globalThis.fetch = Object.assign(fake, real);
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = real;
});

const order: PresencePlace = { record: 'order', id: 'ACC-2026-0042' };

function open(first: PresencePlace | null) {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result, rerender, unmount } = renderHook(
    ({ place }) => usePresence(place, 'record.editing'),
    { initialProps: { place: first }, wrapper },
  );
  return {
    type: () => act(() => result.current.onTyping()),
    wait: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    goTo: (place: PresencePlace | null) => rerender({ place }),
    unmount,
    hear: (values: Partial<Presence> = {}) =>
      act(() =>
        store.set(presenceAtom, {
          kind: 'record.editing',
          id: 2,
          name: 'order ACC-2026-0042',
          actor: 'Bea',
          own: false,
          ...values,
        }),
      ),
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
  const typing = 'order ACC-2026-0042 record.editing';
  expect(told).toEqual([typing, typing, 'order ACC-2026-0042 record.left']);
});

test('tells nothing of a record where no one has typed, or that is not known', () => {
  const { type, goTo, unmount } = open(order);
  goTo(null);
  type();
  goTo({ record: 'order', id: 'ACC-2026-0043' });
  type();
  unmount();
  expect(told).toEqual(['order ACC-2026-0043 record.editing', 'order ACC-2026-0043 record.left']);
});

test('knows what others last did here, until they leave or tell nothing for long', () => {
  const { hear, seen, wait } = open(order);
  hear();
  hear({ id: 3, actor: 'Grace' });
  hear({ id: 4, name: 'order ACC-2026-0043' });
  hear({ id: 5, own: true });
  wait(presenceLastsMs - 1);
  hear({ kind: 'record.replying' });
  expect(seen()).toEqual(['Grace record.editing', 'Bea record.replying']);
  wait(1);
  expect(seen()).toEqual(['Bea record.replying']);
  hear({ kind: 'record.left' });
  expect(seen()).toEqual([]);
});
