import { expect, test } from 'bun:test';
import {
  aSubscription,
  inDelivery,
  pastDue,
  standings,
  waitingForBrief,
} from '../../../stories/fixtures/subscriptions.ts';
import { nextOf } from './next-of.ts';

const later = aSubscription({ id: 50, nextChargeAt: '2026-03-01T09:30:00.000Z' });

test('puts deliveries first, the soonest deadline first', () => {
  const first = inDelivery({ id: 60, promisedAt: '2026-01-16T09:30:00.000Z' });
  expect(nextOf([standings.running, inDelivery(), first])).toEqual({
    deliveries: [first, inDelivery()],
  });
});

test('puts paused deliveries before all others, because they wait for the customer', () => {
  const paused = waitingForBrief({ id: 61 });
  expect(nextOf([inDelivery(), paused])).toEqual({ deliveries: [paused, inDelivery()] });
});

test('finds the earliest charge among subscriptions that renew', () => {
  const list = [later, pastDue.tried, standings.ending, standings.asked, standings.running];
  expect(nextOf(list)).toMatchObject({ deliveries: [], charged: standings.running });
  expect(nextOf(list).ending).toBeUndefined();
});

test('finds the next end when nothing is charged', () => {
  const { ended, asked, ending, notBegun } = standings;
  expect(nextOf([ended, asked, notBegun, ending])).toEqual({ deliveries: [], ending });
});

test('finds nothing without subscriptions', () => {
  expect(nextOf([])).toEqual({ deliveries: [] });
});
