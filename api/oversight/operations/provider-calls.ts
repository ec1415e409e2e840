import type { PaymentProvider } from '#api/commerce/payments/provider';
import { ProviderRefused, ProviderUnavailable } from '#api/commerce/payments/provider/failures';
import type { Clock } from '#api/platform/clock';
import { watchCalls } from '#api/platform/watch-calls';
import type { ProcessRow } from '#db/schema/processes';

/** How this process's calls of the payment provider went. */
export type ProviderOutcome = Pick<
  ProcessRow,
  'providerAnsweredAt' | 'providerFailedAt' | 'providerFailingSince'
>;

/** Reads a webhook's body, mostly without a request. */
const localCall: keyof PaymentProvider = 'readEvent';

/**
 * Remembers when the payment provider last answered. A refusal is an answer, unless the provider
 * refuses the shop’s key and with it every request.
 */
export function createProviderCalls(now: Clock) {
  const outcome: ProviderOutcome = {
    providerAnsweredAt: null,
    providerFailedAt: null,
    providerFailingSince: null,
  };

  function answered(): void {
    outcome.providerAnsweredAt = now();
    outcome.providerFailingSince = null;
  }

  return {
    read: () => ({ ...outcome }),

    watch: (provider: PaymentProvider): PaymentProvider =>
      watchCalls(provider, {
        onAnswer: (name) => name !== localCall && answered(),
        onFailure(name, error) {
          if (name === localCall || !(error instanceof ProviderUnavailable)) return;
          const isRefused = error instanceof ProviderRefused && error.reason !== 'not_authorized';
          if (isRefused) return answered();
          outcome.providerFailedAt = now();
          outcome.providerFailingSince ??= outcome.providerFailedAt;
        },
      }),
  };
}
