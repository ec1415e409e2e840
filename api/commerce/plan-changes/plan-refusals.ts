import { Failure } from '#api/http/failure';
import type { CancellationRow } from '#db/schema/cancellation-requests';
import type { OrderRow } from '#db/schema/orders';
import { ProviderRefused } from '../payments/provider/failures.ts';
import type { ProviderSubscription } from '../payments/provider/subscriptions.ts';

/** 409 unless the shop knows of nothing that stands against another plan. */
export function refuseUnlessChangeable(
  { subscriptionStatus, cancelAt }: OrderRow,
  cancellation: CancellationRow | undefined,
): void {
  if (subscriptionStatus === 'cancelled') throw hasEnded();
  if (subscriptionStatus === 'pending') {
    throw new Failure(
      'conflict',
      'This subscription is not active yet, so its plan cannot change.',
    );
  }
  if (cancellation || cancelAt) throw isEnding();
  if (subscriptionStatus !== 'active') throw owes();
}

/** The same by what the provider knows, which may be newer. */
export function refuseUnlessRunning(
  subscription: ProviderSubscription | null,
): asserts subscription is ProviderSubscription {
  if (!subscription) throw notHere();
  if (subscription.endedAt) throw hasEnded();
  if (subscription.endsAt) throw isEnding();
  if (subscription.status !== 'active') throw owes();
}

/** What the provider refused, in words; anything else as it is. */
export function refusedChange(error: unknown): unknown {
  if (!(error instanceof ProviderRefused)) return error;
  switch (error.reason) {
    case 'declined':
      return new Failure(
        'change_card',
        'Your card was declined, so nothing has changed. Change your card, then try again.',
      );
    case 'ended':
      return hasEnded();
    default:
      return changedMeanwhile();
  }
}

export function samePlan(): Failure {
  return new Failure('conflict', 'This is the plan that you have already.');
}

export function changedMeanwhile(): Failure {
  return new Failure(
    'conflict',
    'This plan was just changed in another place. Look at your subscription before you try again.',
  );
}

export function underWay(): Failure {
  return new Failure(
    'conflict',
    'Another change of this plan is under way. Look at your subscription before you try again.',
  );
}

/** Nobody knows yet what came of it. */
export function stillUnanswered(): Failure {
  return new Failure(
    'provider_down',
    'The payment service has not answered yet. We go on with your change by ourselves: look at your subscription in a few minutes. Nothing is done twice.',
  );
}

export function pricedLongAgo(): Failure {
  return new Failure('conflict', 'This price was shown a while ago. Look at it again.');
}

export function pricedAnew(): Failure {
  return new Failure('conflict', 'The price has changed since it was shown. Look at it again.');
}

export function notSoldAnyMore(): Failure {
  return new Failure(
    'conflict',
    'This website is not sold any more, so it stays with the billing interval that it has.',
  );
}

export function notHere(): Failure {
  return new Failure(
    'conflict',
    'The plan of this subscription cannot be changed here. Write to us, and we will do it.',
  );
}

function hasEnded(): Failure {
  return new Failure('conflict', 'This subscription has ended.');
}

function isEnding(): Failure {
  return new Failure(
    'conflict',
    'This subscription is being cancelled. Keep your website first, then change its plan.',
  );
}

function owes(): Failure {
  return new Failure(
    'change_card',
    'A payment of this subscription is outstanding. Change your card first, then the plan.',
  );
}
