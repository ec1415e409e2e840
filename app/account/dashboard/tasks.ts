import type { Subscription } from '#contract/subscriptions';
import type { Ticket } from '#contract/tickets';
import { hasFailedToRenew } from '../billing/billing-status.ts';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';
import { isBriefAskedAgain, nextStepOf } from '../subscriptions/next-step.ts';

/** What the customer does next, or what happens next by itself. */
export type Task =
  | { kind: 'review' | 'pay' | 'asked' | 'brief'; subscription: Subscription }
  | { kind: 'made' | 'charged' | 'ending'; subscription: Subscription }
  | { kind: 'reply'; ticket: Ticket }
  | { kind: 'verify' };

type Account = {
  subscriptions: readonly Subscription[];
  tickets: readonly Ticket[];
  isVerified: boolean;
};

/**
 * The most urgent first: what a website waits for, then what is being made. The next charge, or the
 * next end, only where nothing is still to be delivered.
 */
export function tasksOf({ subscriptions, tickets, isVerified }: Account): Task[] {
  const deliveries = soonest(subscriptions.filter(isInDelivery), ({ promisedAt, pause }) =>
    pause && pause.until === null ? pause.since : promisedAt,
  );
  const briefs = deliveries.filter((one) => nextStepOf(one) === 'brief');
  const renewing = subscriptions.filter(
    (one) => one.subscriptionStatus === 'active' && lifecycleStageOf(one) === 'running',
  );
  const running = subscriptions.filter((one) => lifecycleStageOf(one) !== 'ended');
  const [charged] = soonest(renewing, ({ nextChargeAt }) => nextChargeAt);
  const [ending] = charged ? [] : soonest(running, ({ cancelAt }) => cancelAt);
  const isQuiet = deliveries.length === 0;
  return [
    ...of(
      'review',
      deliveries.filter((one) => nextStepOf(one) === 'review'),
    ),
    ...of('pay', subscriptions.filter(hasFailedToRenew)),
    ...of('asked', briefs.filter(isBriefAskedAgain)),
    ...tickets
      .filter(({ unread }) => unread > 0)
      .map((ticket) => ({ kind: 'reply', ticket }) as const),
    ...(isVerified ? [] : [{ kind: 'verify' } as const]),
    ...of(
      'brief',
      briefs.filter((one) => !isBriefAskedAgain(one)),
    ),
    ...of(
      'made',
      deliveries.filter((one) => nextStepOf(one) === null),
    ),
    ...(isQuiet && charged ? of('charged', [charged]) : []),
    ...(isQuiet && ending ? of('ending', [ending]) : []),
  ];
}

/** Names a task over several refreshes. */
export function keyOf(task: Task): string {
  if ('subscription' in task) return `${task.kind} ${task.subscription.id}`;
  return 'ticket' in task ? `reply ${task.ticket.id}` : task.kind;
}

function of(
  kind: Extract<Task, { subscription: Subscription }>['kind'],
  subscriptions: readonly Subscription[],
): Task[] {
  return subscriptions.map((subscription) => ({ kind, subscription }));
}

function isInDelivery({ promisedAt, steps }: Subscription): boolean {
  return promisedAt !== null && steps.some(({ done }) => !done);
}

/** Sorted by an instant; those without one are left out. */
function soonest(
  subscriptions: readonly Subscription[],
  at: (subscription: Subscription) => string | null,
): Subscription[] {
  const dated = subscriptions.filter((one) => at(one) !== null);
  return dated.sort((one, other) => (at(one) ?? '').localeCompare(at(other) ?? ''));
}
