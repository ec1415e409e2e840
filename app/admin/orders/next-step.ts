import { isPaused } from '#contract/describe-delivery';
import type { Order } from '#contract/orders';
import type { OrderReview } from '#contract/reviews';
import { isInStage } from './is-in-stage.ts';

/** What an order waits for most. */
export type NextStep = 'remind' | 'start' | 'review' | 'remarks' | 'deliver';

/** The next step of an order; undefined while there is nothing to make. */
export function nextStepOf(order: Order, review: OrderReview | undefined): NextStep | undefined {
  if (!isInStage(order)) return undefined;
  const [newest] = review?.rounds ?? [];
  switch (order.stage) {
    case 'requirements':
      return isPaused(order) && order.pause?.reason === 'brief' ? 'remind' : 'start';
    case 'development':
      return newest?.remarks.some(({ answer }) => answer === null) ? 'remarks' : 'review';
    case 'review':
      return newest ? 'remarks' : 'remind';
    case 'release':
      return 'deliver';
  }
}
