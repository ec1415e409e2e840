import { isAskedAgain } from '#contract/describe-delivery';
import type { Subscription } from '#contract/subscriptions';

/** What an order waits for its customer to do. */
export type NextStep = 'brief' | 'review';

/** The one thing that the customer does next; null: nothing, while the shop works or has delivered. */
export function nextStepOf(subscription: Subscription): NextStep | null {
  const { stage, brief, previewUrl } = subscription;
  if (!isBeingMade(subscription)) return null;
  if (stage === 'review') return previewUrl ? 'review' : null;
  if (stage === 'requirements' && brief?.sentAt === null) return 'brief';
  return isBriefAskedAgain(subscription) ? 'brief' : null;
}

/** Whether the shop asked for more after the brief was sent. */
export function isBriefAskedAgain({ brief, ...clock }: Subscription): boolean {
  return brief !== null && isAskedAgain({ ...clock, sentAt: brief.sentAt });
}

/** Whether the website isn’t delivered yet and its order isn’t cancelled. */
export function isBeingMade({ status, steps }: Subscription): boolean {
  return status !== 'cancelled' && steps.some(({ done }) => !done);
}
