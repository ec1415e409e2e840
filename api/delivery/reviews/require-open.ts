import { Failure } from '#api/http/failure';
import type { ReviewState } from '#contract/reviews';
import type { OrderRow } from '#db/schema/orders';
import type { ReviewFacts } from './repository.ts';

/** Throws a `conflict` unless the customer can write remarks now. */
export function requireOpen({ state }: Pick<ReviewFacts, 'state'>): void {
  if (state !== 'open') throw new Failure('conflict', sentences[state]);
}

/** There is nothing to review before the payment. Throws a `conflict`. */
export function requirePaid({ paidAt }: OrderRow): void {
  if (!paidAt) throw new Failure('conflict', 'This order hasn’t been paid yet.');
}

const sentences: Record<Exclude<ReviewState, 'open'>, string> = {
  working: 'There’s no preview to review right now. We’ll email you when the next one is ready.',
  approved: 'This website is already approved.',
  delivered: 'Your website has been delivered. Contact support to change something on it.',
  cancelled: 'This order is cancelled, so its preview can’t be reviewed.',
};
