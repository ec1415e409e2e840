import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import type { Clock } from '#api/platform/clock';
import * as endpoint from '#contract/endpoints/checkout';
import { type ProviderEvent, ThinEvent, UntrustedEvent } from '../payments/provider/events.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { rejectedForAdmin } from '../payments/provider-errors.ts';
import { createProviderEvents, type ProviderEvents } from './service.ts';
import { createWebhookFailures, type WebhookFailures } from './webhook-failures.ts';
import { webhookVersionRoutes } from './webhook-version-routes.ts';

type Dependencies = {
  provider: PaymentProvider;
  events: ProviderEvents;
  failures: WebhookFailures;
  now: Clock;
  log: (line: string) => void;
};

const thin =
  'This webhook endpoint sends thin events. Create an endpoint that sends snapshot events in the payment provider’s dashboard.';

export const paymentEvents = feature({
  services(given: Given<typeof createProviderEvents>) {
    const events = createProviderEvents(given);
    return { events, webhookFailures: createWebhookFailures({ ...given, events }) };
  },
  routes: (
    given: Omit<Given<typeof webhookRoutes>, 'failures'> &
      Given<typeof webhookVersionRoutes> & { webhookFailures: WebhookFailures },
  ) => [webhookRoutes({ ...given, failures: given.webhookFailures }), webhookVersionRoutes(given)],
});

/** The provider's webhook. The body is read raw, because the signature covers its bytes. */
function webhookRoutes({ provider, events, failures, now, log }: Dependencies) {
  return new Elysia({ name: 'webhook' }).post(
    endpoint.receiveStripeEvent.path,
    async ({ body, request }) => {
      const signature = request.headers.get('stripe-signature');
      try {
        const event = await trusted(String(body ?? ''), signature);
        await failures.watch(event, () => events.take(event));
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        log(`payment event: ${error.message}`);
        throw error instanceof ProviderRefused ? rejectedForAdmin(error) : notTaken();
      }
      return { received: true as const };
    },
    schemaOf(endpoint.receiveStripeEvent),
  );

  async function trusted(body: string, signature: string | null): Promise<ProviderEvent> {
    try {
      return await provider.readEvent(body, signature, now());
    } catch (error) {
      if (error instanceof ThinEvent) throw new Failure('validation', thin);
      if (!(error instanceof UntrustedEvent)) throw error;
      throw new Failure('validation', 'The event’s signature is missing or invalid.');
    }
  }
}

function notTaken(): Failure {
  return new Failure(
    'provider_down',
    'The payment provider didn’t respond while we read the event. Send it again.',
  );
}
