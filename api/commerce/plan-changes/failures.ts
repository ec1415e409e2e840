import { Failure } from '#api/http/failure';
import type { CancellationRow } from '#db/schema/cancellation-requests';
import type { OrderRow } from '#db/schema/orders';
import { isRejected, ProviderRefused } from '../payments/provider/failures.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';
import { rejected } from '../payments/provider-errors.ts';

/** Throws a 409 where the order itself rules out another plan. */
export function requireChangeable(
  { subscriptionStatus, cancelAt }: OrderRow,
  cancellation: CancellationRow | undefined,
): void {
  if (subscriptionStatus === 'cancelled') throw subscriptionEnded();
  if (subscriptionStatus === 'pending') {
    throw new Failure(
      'conflict',
      'This subscription isn’t active yet, so its plan can’t be changed.',
    );
  }
  if (cancellation || cancelAt) throw cancellationPending();
  if (subscriptionStatus !== 'active') throw paymentDue();
}

/** The same by what the provider knows, which may be newer. */
export function requireActive(
  subscription: ProviderSubscription | null,
): asserts subscription is ProviderSubscription {
  if (!subscription) throw unsupportedPlanFailure();
  if (subscription.endedAt) throw subscriptionEnded();
  if (subscription.endsAt) throw cancellationPending();
  if (subscription.status !== 'active') throw paymentDue();
}

/** Turns a refusal of the provider into a Failure; other errors are returned unchanged. */
export function toFailure(error: unknown): unknown {
  if (!(error instanceof ProviderRefused)) return error;
  if (isRejected(error)) return rejected();
  switch (error.reason) {
    case 'declined':
      return new Failure(
        'change_card',
        'Your card was declined, so nothing has changed. Change your card, then try again.',
      );
    case 'ended':
      return subscriptionEnded();
    default:
      return planChangedFailure();
  }
}

export function samePlanFailure(): Failure {
  return new Failure('conflict', 'You already have this plan.');
}

export function planChangedFailure(): Failure {
  return new Failure(
    'conflict',
    'This plan was just changed elsewhere. Check your subscription before you try again.',
  );
}

export function changeInProgressFailure(): Failure {
  return new Failure(
    'conflict',
    'Another change to this plan is in progress. Check your subscription before you try again.',
  );
}

/** The provider did not answer, so the outcome is not known yet. */
export function outcomeUnknownFailure(): Failure {
  return new Failure(
    'provider_down',
    'The payment provider hasn’t responded yet. We’ll keep trying. Check your subscription in a few minutes. You won’t be charged twice.',
  );
}

export function quoteExpiredFailure(): Failure {
  return new Failure('conflict', 'This price is out of date. Review the new price, then confirm.');
}

export function priceChangedFailure(): Failure {
  return new Failure('conflict', 'The price has changed. Review the new price, then confirm.');
}

export function productUnavailableFailure(): Failure {
  return new Failure(
    'conflict',
    'This website is no longer sold, so its billing interval can’t be changed.',
  );
}

export function unsupportedPlanFailure(): Failure {
  return new Failure(
    'conflict',
    'This subscription’s plan can’t be changed here. Contact us and we’ll change it for you.',
  );
}

function subscriptionEnded(): Failure {
  return new Failure('conflict', 'This subscription has ended.');
}

function cancellationPending(): Failure {
  return new Failure(
    'conflict',
    'This subscription is being cancelled. Withdraw the cancellation first, then change the plan.',
  );
}

function paymentDue(): Failure {
  return new Failure(
    'change_card',
    'A payment for this subscription is overdue. Change your card first, then change the plan.',
  );
}
