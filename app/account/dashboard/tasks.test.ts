import { expect, test } from 'bun:test';
import {
  aSubscription,
  inDelivery,
  inReview,
  pastDue,
  standings,
  waitingForBrief,
} from '../../../stories/fixtures/subscriptions.ts';
import { aTicket } from '../../../stories/fixtures/tickets.ts';
import { keyOf, tasksOf } from './tasks.ts';

const keysOf = (
  subscriptions: Parameters<typeof tasksOf>[0]['subscriptions'],
  { unread = 0, isVerified = true } = {},
) => tasksOf({ subscriptions, tickets: [aTicket({ id: 7, unread })], isVerified }).map(keyOf);

const later = aSubscription({ id: 50, nextChargeAt: '2026-03-01T09:30:00.000Z' });

test('puts what a website waits for first, in the order of its urgency', () => {
  const subscriptions = [
    inDelivery({ id: 60 }),
    waitingForBrief({ id: 61 }),
    waitingForBrief({ id: 62, brief: { percent: 80, sentAt: '2026-01-15T10:00:00.000Z' } }),
    { ...pastDue.tried, id: 63 },
    inReview({ id: 64 }),
  ];
  expect(keysOf(subscriptions, { unread: 1, isVerified: false })).toEqual([
    'review 64',
    'pay 63',
    'asked 62',
    'reply 7',
    'verify',
    'brief 61',
    'made 60',
  ]);
});

test('puts the soonest delivery first, and no charge while one is due', () => {
  const first = inDelivery({ id: 60, promisedAt: '2026-01-16T09:30:00.000Z' });
  expect(keysOf([standings.running, inDelivery({ id: 61 }), first])).toEqual([
    'made 60',
    'made 61',
  ]);
});

test('finds the earliest charge among subscriptions that renew', () => {
  const list = [later, standings.ending, standings.asked, { ...standings.running, id: 51 }];
  expect(keysOf(list)).toEqual(['charged 51']);
});

test('finds the next end when nothing is charged', () => {
  const { ended, asked, ending, notBegun } = standings;
  expect(keysOf([ended, asked, notBegun, { ...ending, id: 52 }])).toEqual(['ending 52']);
});

test('finds nothing without subscriptions', () => {
  expect(keysOf([])).toEqual([]);
});
