import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { liveUpdateEvents } from '#contract/live-updates';
import { eventLines } from '../../stories/fixtures/event-lines.ts';
import { subscribeToLiveUpdates } from './live-updates.ts';

let stream: ReturnType<typeof eventLines>;

beforeEach(() => {
  jest.useFakeTimers();
  stream = eventLines();
});
afterEach(() => {
  show(true);
  stream.restore();
  jest.useRealTimers();
});

function show(isInSight: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isInSight });
  document.dispatchEvent(new Event('visibilitychange'));
}

function listening() {
  const heard: unknown[] = [];
  let lastHeard: string | null = null;
  const stop = subscribeToLiveUpdates({
    lastHeard: () => lastHeard,
    onHeard: (id) => {
      lastHeard = id;
    },
    onNotice: ({ name }) => heard.push(name),
    onMissed: () => heard.push('missed'),
  });
  return { heard, stop };
}

const line = () => stream.lines.at(-1);
const notice = { kind: 'order.paid', id: 7, name: 'ACC-2026-0007', own: false };

test('delivers updates, and resumes after the last one when it reconnects', () => {
  const { heard, stop } = listening();
  expect(line()?.url).toBe('/api/admin/events');
  line()?.say(liveUpdateEvents.ready, {}, 'first');
  line()?.say(liveUpdateEvents.notice, notice, 'sec&nd');
  line()?.breakOff();
  jest.advanceTimersByTime(2000);
  expect(line()?.url).toBe('/api/admin/events?lastEventId=sec%26nd');
  line()?.say(liveUpdateEvents.missed, {}, 'third');
  expect(heard).toEqual(['missed', 'ACC-2026-0007', 'missed']);
  stop();
});

test('waits longer after each loss, and starts over after a stable connection', () => {
  const { stop } = listening();
  const pauses = [1000, 2000, 4000, 8000];
  for (const pauseMs of pauses) {
    line()?.breakOff();
    const before = stream.lines.length;
    jest.advanceTimersByTime(pauseMs - 1);
    expect(stream.lines).toHaveLength(before);
    jest.advanceTimersByTime(pauseMs / 2 + 1);
    expect(stream.lines).toHaveLength(before + 1);
  }
  line()?.comeUp();
  jest.advanceTimersByTime(30_001);
  line()?.breakOff();
  jest.advanceTimersByTime(1500);
  expect(stream.lines).toHaveLength(2 + pauses.length);
  stop();
});

test('does not count a connection that was refused late as stable', () => {
  const { stop } = listening();
  line()?.breakOff();
  jest.advanceTimersByTime(1500);
  jest.advanceTimersByTime(40_000);
  line()?.breakOff();
  jest.advanceTimersByTime(1999);
  expect(stream.lines).toHaveLength(2);
  stop();
});

test('keeps the pause when the page is hidden and shown again', () => {
  const { stop } = listening();
  line()?.breakOff();
  for (let glance = 0; glance < 3; glance += 1) {
    show(false);
    show(true);
  }
  jest.advanceTimersByTime(999);
  expect(stream.lines).toHaveLength(1);
  jest.advanceTimersByTime(501);
  expect(stream.lines).toHaveLength(2);
  stop();
});

test('refreshes once when it first connects, and not when it resumes', () => {
  const { heard, stop } = listening();
  line()?.say(liveUpdateEvents.ready, {}, 'first');
  expect(heard).toEqual(['missed']);
  line()?.breakOff();
  jest.advanceTimersByTime(1500);
  line()?.say(liveUpdateEvents.ready, {}, 'first');
  expect(heard).toEqual(['missed']);
  stop();
});

test('reopens a silent connection, and keeps one with heartbeats', () => {
  const { stop } = listening();
  line()?.say(liveUpdateEvents.ready, {}, 'first');
  for (let beat = 0; beat < 5; beat += 1) {
    jest.advanceTimersByTime(20_000);
    line()?.say(liveUpdateEvents.beat, {}, 'first');
  }
  expect(stream.lines).toHaveLength(1);
  jest.advanceTimersByTime(47_000);
  expect(stream.lines.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  stop();
});

test('disconnects while the page is hidden, unless only briefly', () => {
  const { stop } = listening();
  show(false);
  jest.advanceTimersByTime(4000);
  show(true);
  jest.advanceTimersByTime(40_000);
  expect(stream.lines.map(({ isOpen }) => isOpen)).toEqual([true]);
  show(false);
  jest.advanceTimersByTime(5000);
  expect(line()?.isOpen).toBe(false);
  show(true);
  expect(stream.lines.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  stop();
});

test('does not connect before the page is visible', () => {
  show(false);
  const { stop } = listening();
  expect(stream.lines).toHaveLength(0);
  show(true);
  expect(stream.lines).toHaveLength(1);
  stop();
});

test('waits until the page is visible to reopen a lost connection', () => {
  const { stop } = listening();
  show(false);
  line()?.breakOff();
  jest.advanceTimersByTime(600_000);
  expect(stream.lines).toHaveLength(1);
  stop();
});

test('disconnects when unsubscribed', () => {
  const { stop } = listening();
  line()?.breakOff();
  stop();
  jest.advanceTimersByTime(600_000);
  show(true);
  expect(stream.lines.map(({ isOpen }) => isOpen)).toEqual([false]);
});
