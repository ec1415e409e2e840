import { describe, expect, test } from 'bun:test';
import type { DeliveryClock } from './delivery-clock.ts';
import { describeDelivery, describeForCustomer, isAskedAgain } from './describe-delivery.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const since = '2026-11-23T09:00:00.000Z';
const now = new Date('2026-11-24T14:00:00.000Z');
const until = (ms: number) => new Date(Date.parse(since) + ms).toISOString();

const sentenceOf = (clock: DeliveryClock) =>
  describeDelivery(clock, now, (instant) => `<${instant}>`).join('');

const paused = (leftMs: number): DeliveryClock => ({
  promisedAt: new Date(Date.parse(since) + leftMs).toISOString(),
  pause: { reason: 'brief', since, until: null, leftMs, earlier: [] },
});

test.each([
  [48 * hourMs, ' 48 hours left.'],
  [48 * hourMs + 1, ' 2 days left.'],
  [41.9 * hourMs, ' 41 hours left.'],
  [1.5 * hourMs, ' 1 hour left.'],
  [59.9 * minuteMs, ' 59 minutes left.'],
  [1, ' 1 minute left.'],
  [0, ''],
  [-5 * hourMs, ''],
])('says what is left of a paused delivery, with %d ms as “%s”', (leftMs, left) => {
  expect(sentenceOf(paused(leftMs))).toBe(
    `Paused since <${since}>: we’re waiting for the website brief.${left}`,
  );
});

test.each([
  [now.getTime() + 1, 'Due by'],
  [now.getTime(), 'Due by'],
  [now.getTime() - 1, 'Overdue since'],
])('with a deadline at %d, says “%s”', (at, words) => {
  const promisedAt = new Date(at).toISOString();
  expect(sentenceOf({ promisedAt, pause: null })).toBe(`${words} <${promisedAt}>.`);
});

test.each([
  [0, ''],
  [minuteMs - 1, ''],
  [minuteMs, ' Paused for 1 minute while we waited for the website brief.'],
  [9 * hourMs, ' Paused for 9 hours while we waited for the website brief.'],
  [48 * hourMs, ' Paused for 48 hours while we waited for the website brief.'],
  [72 * hourMs, ' Paused for 3 days while we waited for the website brief.'],
])('explains a pause of %d ms that is over: “%s”', (ms, words) => {
  const promisedAt = '2026-11-25T12:00:00.000Z';
  const pause = {
    reason: 'brief' as const,
    since,
    until: until(ms),
    leftMs: 48 * hourMs,
    earlier: [],
  };
  expect(sentenceOf({ promisedAt, pause })).toBe(`Due by <${promisedAt}>.${words}`);
});

test('names each reason of several pauses once, with their time together', () => {
  const promisedAt = '2026-11-25T12:00:00.000Z';
  const reviewed = { reason: 'approval', since, until: until(5 * hourMs) } as const;
  const earlier = [{ reason: 'brief', since, until: until(2 * hourMs) } as const, reviewed];
  expect(sentenceOf({ promisedAt, pause: { ...reviewed, leftMs: 40 * hourMs, earlier } })).toBe(
    `Due by <${promisedAt}>. Paused for 2 hours while we waited for the website brief. Paused twice, for a total of 10 hours, while we waited for approval of the preview.`,
  );
  expect(
    sentenceOf({ promisedAt, pause: { ...reviewed, until: null, leftMs: 40 * hourMs, earlier } }),
  ).toBe(
    `Paused since <${since}>: we’re waiting for approval of the preview. 40 hours left. Paused for 2 hours while we waited for the website brief. Paused for 5 hours while we waited for approval of the preview.`,
  );
});

test('counts more than two pauses in digits', () => {
  const promisedAt = '2026-11-25T12:00:00.000Z';
  const reviewed = { reason: 'approval', since, until: until(5 * hourMs) } as const;
  const pause = { ...reviewed, leftMs: 40 * hourMs, earlier: [reviewed, reviewed] };
  expect(sentenceOf({ promisedAt, pause })).toBe(
    `Due by <${promisedAt}>. Paused 3 times, for a total of 15 hours, while we waited for approval of the preview.`,
  );
});

test('is empty if nothing is due', () => {
  expect(sentenceOf({ promisedAt: null, pause: null })).toBe('');
});

test('asks again for a brief that was sent while the clock waits for it', () => {
  const waiting = paused(hourMs);
  const { pause } = waiting;
  expect(isAskedAgain({ ...waiting, sentAt: since })).toBe(true);
  expect(isAskedAgain({ ...waiting, sentAt: null })).toBe(false);
  const approval = pause && { ...pause, reason: 'approval' as const };
  expect(isAskedAgain({ ...waiting, pause: approval, sentAt: since })).toBe(false);
  const over = pause && { ...pause, until: until(hourMs) };
  expect(isAskedAgain({ ...waiting, pause: over, sentAt: since })).toBe(false);
});

describe('to a customer', () => {
  const tell = (clock: DeliveryClock) =>
    describeForCustomer(clock, now, (_instant, span, isPast) =>
      isPast ? `<${span} ago>` : `within <${span}>`,
    ).join('');

  test.each([
    ['brief', 48 * hourMs, 'Send your brief and we’ll deliver within 48 hours.'],
    ['brief', 0, 'Send your brief and we’ll start right away.'],
    ['approval', 41 * hourMs, 'Approve your preview and we’ll deliver within 41 hours.'],
    ['approval', -hourMs, 'Approve your preview and we’ll publish your website.'],
  ] as const)('asks for the %s with %d ms left: “%s”', (reason, leftMs, words) => {
    const clock = paused(leftMs);
    expect(tell({ ...clock, pause: clock.pause && { ...clock.pause, reason } })).toBe(words);
  });

  test('says when the website comes, how late it is, and what it waited for', () => {
    const promisedAt = new Date(now.getTime() + 41 * hourMs).toISOString();
    expect(tell({ promisedAt, pause: null })).toBe('We’ll deliver within <41 hours>.');
    expect(tell({ promisedAt: since, pause: null })).toBe('Your website was due <29 hours ago>.');
    const brief = { reason: 'brief', since, until: until(2 * hourMs) } as const;
    const pause = { ...brief, leftMs: 46 * hourMs, earlier: [brief, brief] };
    expect(tell({ promisedAt, pause })).toBe(
      'We’ll deliver within <41 hours>. We waited 6 hours for your brief.',
    );
    expect(tell({ promisedAt: null, pause: null })).toBe('');
  });
});
