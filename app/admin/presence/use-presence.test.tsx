import { afterEach, beforeEach, expect, jest, mock, test } from 'bun:test';
import { act, renderHook } from '@testing-library/react';
import { type PresencePlace, presenceBeatMs } from '#contract/presence';
import { usePresence } from './use-presence.ts';

const real = globalThis.fetch;
let told: string[];

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  globalThis.fetch = Object.assign(
    mock(async (_input: unknown, init?: RequestInit) => {
      const { kind, id, state } = JSON.parse(String(init?.body));
      told.push(`${kind} ${id} ${state}`);
      return Response.json({ ok: true });
    }),
    real,
  );
});

afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = real;
});

const order: PresencePlace = { kind: 'order', id: 'ACC-2026-0042' };
const anOpenRecord = (place: PresencePlace | null) =>
  renderHook(({ place }) => usePresence(place, 'editing'), { initialProps: { place } });

test('tells that a record is open, at once that it is edited, and that it was left', () => {
  const { result, unmount } = anOpenRecord(order);
  act(() => result.current.onTyping());
  act(() => result.current.onTyping());
  act(() => void jest.advanceTimersByTime(presenceBeatMs));
  act(() => void jest.advanceTimersByTime(presenceBeatMs));
  unmount();
  expect(told).toEqual([
    'order ACC-2026-0042 viewing',
    'order ACC-2026-0042 editing',
    'order ACC-2026-0042 editing',
    'order ACC-2026-0042 viewing',
    'order ACC-2026-0042 left',
  ]);
});

test('tells of another record of the same form that the first was left', () => {
  const { rerender } = anOpenRecord(order);
  rerender({ place: { kind: 'order', id: 'ACC-2026-0043' } });
  rerender({ place: null });
  expect(told).toEqual([
    'order ACC-2026-0042 viewing',
    'order ACC-2026-0042 left',
    'order ACC-2026-0043 viewing',
    'order ACC-2026-0043 left',
  ]);
});

test('tells nothing of a record that is not known', () => {
  const { result } = anOpenRecord(null);
  act(() => result.current.onTyping());
  act(() => void jest.advanceTimersByTime(presenceBeatMs));
  expect(told).toEqual([]);
});
