import { expect, test } from 'bun:test';
import {
  aSubscription,
  inDelivery,
  standings,
  waitingForBrief,
} from '../../../stories/fixtures/subscriptions.ts';
import { nextStepOf } from './next-step.ts';

const brief = { percent: 33, sentAt: null };
const preview = { stage: 'review', previewUrl: 'https://preview.example/' } as const;

test('is the brief until it is sent or the shop starts without it', () => {
  expect(nextStepOf(waitingForBrief())).toBe('brief');
  expect(nextStepOf(inDelivery({ stage: 'requirements' }))).toBeNull();
  for (const stage of ['development', 'review', 'release'] as const) {
    expect(nextStepOf(inDelivery({ brief, stage }))).toBeNull();
  }
});

test('is the brief again while the shop waits for more answers', () => {
  const sent = { percent: 87, sentAt: '2026-01-15T11:00:00.000Z' };
  const { promisedAt, pause } = waitingForBrief();
  for (const stage of ['requirements', 'development', 'release'] as const) {
    expect(nextStepOf(inDelivery({ brief: sent, stage, promisedAt, pause }))).toBe('brief');
  }
});

test('is the review once there is a preview, with or without a brief', () => {
  expect(nextStepOf(inDelivery(preview))).toBe('review');
  expect(nextStepOf(inDelivery({ ...preview, brief }))).toBe('review');
});

test.each([
  ['is delivered', aSubscription(preview)],
  ['is cancelled', waitingForBrief({ status: 'cancelled' })],
  ['isn’t paid', standings.notBegun],
])('is nothing if the website %s', (_, subscription) => {
  expect(nextStepOf(subscription)).toBeNull();
});
