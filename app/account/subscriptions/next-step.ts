import type { Subscription } from '#contract/subscriptions';

/** What an order waits for its customer to do. */
export type NextStep = 'brief' | 'review';

/** The one thing that the customer does next; null: nothing, while the shop works or has delivered. */
export function nextStepOf(subscription: Subscription): NextStep | null {
  const { stage, brief, previewUrl } = subscription;
  if (!isBeingMade(subscription)) return null;
  if (stage === 'review') return previewUrl ? 'review' : null;
  return stage === 'requirements' && brief?.sentAt === null ? 'brief' : null;
}

/** Whether the website isn’t delivered yet and its order isn’t cancelled. */
export function isBeingMade({ status, steps }: Subscription): boolean {
  return status !== 'cancelled' && steps.some(({ done }) => !done);
}
