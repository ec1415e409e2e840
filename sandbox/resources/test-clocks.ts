import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { invalid } from '../protocol/errors.ts';
import { field } from '../protocol/listing.ts';
import { type Context, operation } from '../protocol/operation.ts';
import type { Kinds, Wire } from '../protocol/wire.ts';
import type { Condition } from '../store/list-page.ts';
import type { Objects } from '../store/objects.ts';
import { periodEnd } from './period.ts';
import { requireObject, retrieveOperation } from './retrieve.ts';

export type TestClock = Kinds['test_helpers.test_clock'];
type CreateParams = Wire<Stripe.TestHelpers.TestClockCreateParams>;
type AdvanceParams = Wire<Stripe.TestHelpers.TestClockAdvanceParams>;

const KIND = 'test_helpers.test_clock';
const URL = '/v1/test_helpers/test_clocks';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

const create = operation<CreateParams>(`POST ${URL}`, ['frozen_time', 'name'], (call) => {
  const { objects, emit, realNow, params } = call;
  const clock: TestClock = {
    id: newId('clock'),
    object: KIND,
    created: realNow,
    deletes_after: realNow + THIRTY_DAYS,
    frozen_time: params.frozen_time,
    livemode: false,
    name: params.name ?? null,
    status: 'ready',
    status_details: {},
  };
  emit('test_helpers.test_clock.created', objects.insert(KIND, clock));
  return clock;
});

/** Returns immediately. What comes due is processed before the next request. */
const advance = operation<AdvanceParams>(`POST ${URL}/{id}/advance`, ['frozen_time'], (call) => {
  const { objects, emit, params } = call;
  const before = requireObject(call, KIND, call.id);
  if (params.frozen_time <= before.frozen_time) {
    throw invalid('A test clock can only move forward in time.', 'frozen_time');
  }
  if (params.frozen_time > furthest(objects, before)) {
    const message =
      'You can advance a test clock by at most two intervals of its shortest subscription, or by two years if it has none.';
    throw invalid(message, 'frozen_time');
  }
  const advancing: TestClock = {
    ...before,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: params.frozen_time } },
  };
  emit('test_helpers.test_clock.advancing', objects.replace(KIND, advancing));
  return advancing;
});

/** Deletes the clock and everything that uses it. */
const remove = operation(`DELETE ${URL}/{id}`, [], (call) => {
  const { objects, emit } = call;
  const clock = requireObject(call, KIND, call.id);
  for (const kind of ['subscription', 'invoice', 'customer'] as const) {
    objects.removeAll(kind, [field('test_clock', clock.id)]);
  }
  objects.remove(clock.id);
  emit('test_helpers.test_clock.deleted', clock);
  return { id: clock.id, object: KIND, deleted: true };
});

export const testClocks = [create, advance, remove, retrieveOperation(`GET ${URL}/{id}`, KIND)];

/** Lists exclude objects with a test clock unless it is requested. */
export const WITHOUT_TEST_CLOCK: Condition = {
  sql: "json_extract(body, '$.test_clock') IS NULL",
  values: [],
};

/** The context at the time of an object's test clock, if it has one. */
export function atTestClock(
  context: Context,
  { test_clock }: { test_clock?: string | null },
): Context {
  const clock = test_clock ? context.objects.get(KIND, test_clock) : undefined;
  return clock === undefined ? context : context.at(clock.frozen_time);
}

/** Stored with an object, for the due tasks. */
export interface DueDate {
  due_at: number;
  test_clock: string | null;
}

export function dueIn(
  { objects, now }: Context,
  { customer }: { customer: string | null },
  seconds: number,
): DueDate {
  const test_clock = objects.get('customer', customer ?? '')?.test_clock ?? null;
  return { due_at: now + seconds, test_clock };
}

/** Clocks that are advancing, and their target times. */
export function advancingClocks(objects: Objects): { clock: TestClock; target: number }[] {
  const page = objects.page(KIND, { where: [field('status', 'advancing')], limit: 100 });
  return (page?.data ?? []).map((clock) => ({
    clock,
    target: clock.status_details.advancing?.target_frozen_time ?? clock.frozen_time,
  }));
}

export function finishAdvancing(
  { objects, emit }: Context,
  clock: TestClock,
  target: number,
): void {
  const ready: TestClock = {
    ...clock,
    frozen_time: target,
    status: 'ready',
    status_details: {},
  };
  emit('test_helpers.test_clock.ready', objects.replace(KIND, ready));
}

function furthest(objects: Objects, { id, frozen_time }: TestClock): number {
  const where = [
    field('test_clock', id),
    { sql: "json_extract(body, '$.ended_at') IS NULL", values: [] },
  ];
  const running = objects.page('subscription', { where, limit: 100 })?.data ?? [];
  const limits = running.map(({ items }) => {
    const { interval = 'month', interval_count = 1 } = items.data[0]?.price.recurring ?? {};
    return periodEnd(frozen_time, interval, 2 * interval_count);
  });
  return Math.min(periodEnd(frozen_time, 'year', 2), ...limits);
}
