import { type ProviderEvent, ThinEvent, UntrustedEvent } from '../provider/events.ts';
import { Stripe, type StripeClient } from './client.ts';
import { apiVersion } from './package.ts';
import { idOf, nullIfNotFound, toDate, wrapErrors } from './responses.ts';

/** The event types that the shop handles. Others are accepted and ignored. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.updated',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const satisfies Stripe.Event['type'][];

type HandledEvent = Extract<Stripe.Event, { type: (typeof handledEvents)[number] }>;

const toleranceSeconds = 300;

const noIds = {
  checkoutSessionId: null,
  customerId: null,
  subscriptionId: null,
  invoiceId: null,
  paymentId: null,
};
type Ids = Pick<ProviderEvent, keyof typeof noIds>;

/** Verifies and parses webhook bodies. */
export function eventReader(client: StripeClient, secret: string) {
  const { webhooks } = client.stripe;
  return async (body: string, signature: string | null, now: Date): Promise<ProviderEvent> => {
    const seconds = Math.floor(now.getTime() / 1000);
    // The package rejects old events, but not events from the future.
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
    if (!(Math.abs(seconds - signedAt) <= toleranceSeconds)) {
      throw new UntrustedEvent('The event is older than five minutes');
    }
    const told = await webhooks
      .constructEventAsync(body, signature ?? '', secret, toleranceSeconds, undefined, seconds)
      .catch((error) => {
        if (isSigned(error) && isThin(body)) throw new ThinEvent('The event is a thin event');
        throw new UntrustedEvent('The signature doesn’t match');
      });
    return toProviderEvent(client, told);
  };
}

/** Reads events that were sent before. */
export function eventMethods(client: StripeClient) {
  return {
    async findEvent(eventId: string): Promise<ProviderEvent | null> {
      const told = await wrapErrors(() =>
        client.stripe.events.retrieve(eventId).catch(nullIfNotFound),
      );
      return told && toProviderEvent(client, told);
    },
  };
}

async function toProviderEvent(client: StripeClient, told: Stripe.Event): Promise<ProviderEvent> {
  const { id, type, api_version, created } = told;
  return {
    id,
    type,
    apiVersion: api_version ?? null,
    createdAt: toDate(created),
    ...noIds,
    ...(isHandled(told) && idsIn(await wrapErrors(() => readInOwnVersion(client, told)))),
  };
}

function idsIn(event: HandledEvent): Partial<Ids> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { checkoutSessionId: event.data?.object?.id ?? null };
    case 'customer.updated': {
      const { object, previous_attributes: before } = event.data ?? {};
      // Other API versions may omit the previous values, so assume the card changed.
      const maybeCard = event.api_version !== apiVersion || before?.invoice_settings;
      return { customerId: maybeCard ? (object?.id ?? null) : null };
    }
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { subscriptionId: event.data?.object?.id ?? null };
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { id = null, parent } = event.data?.object ?? {};
      return { invoiceId: id, subscriptionId: idOf(parent?.subscription_details?.subscription) };
    }
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { paymentId: idOf(event.data?.object?.payment_intent) };
  }
}

function isSigned(error: unknown): boolean {
  return !(error instanceof Stripe.errors.StripeSignatureVerificationError);
}

function isThin(body: string): boolean {
  try {
    return JSON.parse(body)?.object === 'v2.core.event';
  } catch {
    return false;
  }
}

/**
 * Returns the event with its object in our API version. An endpoint keeps the version it was
 * created with, so objects of other versions are read again by id.
 */
async function readInOwnVersion(
  { stripe }: StripeClient,
  event: HandledEvent,
): Promise<HandledEvent> {
  const id = event.data?.object?.id;
  if (event.api_version === apiVersion || !id) return event;
  const object = await retrieved();
  // The event's type determines the object's type.
  return { ...event, data: { ...event.data, object } } as HandledEvent;

  /** Only the id of other objects is used. */
  async function retrieved(): Promise<object> {
    switch (event.type) {
      case 'invoice.paid':
      case 'invoice.payment_failed':
        return known(await stripe.invoices.retrieve(id ?? '').catch(nullIfNotFound));
      case 'charge.refunded':
        return known(await stripe.charges.retrieve(id ?? '').catch(nullIfNotFound));
      case 'charge.dispute.created':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
      case 'charge.dispute.closed':
        return known(await stripe.disputes.retrieve(id ?? '').catch(nullIfNotFound));
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return known(await stripe.refunds.retrieve(id ?? '').catch(nullIfNotFound));
      default:
        return event.data.object;
    }
  }

  function known(object: object | null): object {
    return object ?? event.data.object;
  }
}

function isHandled(event: Stripe.Event): event is HandledEvent {
  const types: readonly string[] = handledEvents;
  return types.includes(event.type);
}
