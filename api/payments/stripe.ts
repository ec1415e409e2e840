import Stripe from 'stripe';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import {
  type CheckoutRequest,
  type PaymentProvider,
  type PriceRequest,
  type ProviderCheckout,
  type ProviderEvent,
  ProviderUnavailable,
  UntrustedEvent,
} from './provider.ts';

const eventToleranceSeconds = 300;

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks the provider's API: the sandbox. */
  url?: string;
};

/** The payment port over the provider's own package: the one file that imports it. */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: 8000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(options.url ? hostOf(options.url) : {}),
  });

  const withKey = createIdempotencyKeys(
    (error) => error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500,
  );

  return {
    createPrice: (request) => answered(() => createPrice(stripe, withKey, request)),
    setPriceActive: (priceId, active) =>
      answered(async () => {
        // A key of its own each time: a price may go and come back within a day.
        const key = { idempotencyKey: crypto.randomUUID() };
        await stripe.prices.update(priceId, { active }, key);
      }),
    openCheckout: (request) => answered(() => openCheckout(stripe, withKey, request)),
    findCheckout: (sessionId) =>
      answered(() => findCheckout(stripe, sessionId).catch(unlessUnknown)),
    expireCheckout: (sessionId) =>
      answered(async () => {
        await withKey(`expire:${sessionId}`, (key) =>
          stripe.checkout.sessions.expire(sessionId, {}, key),
        ).catch(unlessAlreadyEnded);
        return findCheckout(stripe, sessionId);
      }),
    readEvent: (body, signature, now) =>
      readEvent(stripe, { body, signature, now, secret: options.webhookSecret }),
  };
}

type WithKey = ReturnType<typeof createIdempotencyKeys>;

async function createPrice(stripe: Stripe, withKey: WithKey, request: PriceRequest) {
  const { item, title, interval, cents } = request;
  const product =
    request.providerProductId ??
    (
      await withKey(`product:${item}`, (key) =>
        stripe.products.create({ name: title, metadata: { item } }, key),
      )
    ).id;
  const price = await withKey(`price:${item}:${interval}:${cents}`, (key) =>
    stripe.prices.create(
      { product, currency: 'usd', unit_amount: cents, recurring: { interval } },
      key,
    ),
  );
  return { priceId: price.id, providerProductId: product };
}

async function openCheckout(
  stripe: Stripe,
  withKey: WithKey,
  request: CheckoutRequest,
): Promise<ProviderCheckout> {
  const session = await withKey(request.idempotencyKey, (key) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: request.priceIds.map((price) => ({ price, quantity: 1 })),
        customer_email: request.customerEmail,
        client_reference_id: request.orderId,
        metadata: { orderId: request.orderId },
        subscription_data: { metadata: { orderId: request.orderId } },
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        expires_at: Math.floor(request.expiresAt.getTime() / 1000),
      },
      key,
    ),
  );
  return toCheckout(session);
}

async function findCheckout(stripe: Stripe, sessionId: string): Promise<ProviderCheckout> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['subscription', 'invoice'],
  });
  return toCheckout(session);
}

function toCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  const subscription = expanded(session.subscription);
  const paidAt = expanded(session.invoice)?.status_transitions.paid_at;
  const periodEnd = subscription?.items.data[0]?.current_period_end;
  return {
    sessionId: session.id,
    url: session.url,
    status: statusOf(session),
    paid: session.payment_status === 'paid',
    mode: session.mode,
    currency: session.currency ?? '',
    totalCents: session.amount_total ?? 0,
    orderId: session.client_reference_id,
    expiresAt: instant(session.expires_at),
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    paidAt: paidAt ? instant(paidAt) : null,
    periodEndsAt: periodEnd ? instant(periodEnd) : null,
  };
}

/** Stripe leaves room for further words; whatever is neither of these can still be paid. */
function statusOf({ status }: Stripe.Checkout.Session): ProviderCheckout['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

async function readEvent(
  stripe: Stripe,
  {
    body,
    signature,
    now,
    secret,
  }: { body: string; signature: string | null; now: Date; secret: string },
): Promise<ProviderEvent> {
  const seconds = Math.floor(now.getTime() / 1000);
  // The package refuses what is too old, but not what comes from the future.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
  if (!(Math.abs(seconds - signedAt) <= eventToleranceSeconds)) {
    throw new UntrustedEvent('The event is not from the last five minutes');
  }
  const event = await stripe.webhooks
    .constructEventAsync(body, signature ?? '', secret, eventToleranceSeconds, undefined, seconds)
    .catch(() => {
      throw new UntrustedEvent('The signature does not fit');
    });
  return {
    id: event.id,
    type: event.type,
    createdAt: instant(event.created),
    checkoutSessionId: checkoutSessionOf(event),
  };
}

function checkoutSessionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data?.object?.id ?? null;
    default:
      return null;
  }
}

async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    // The provider's message may quote what a buyer typed; its codes do not.
    const { type, code, requestId, statusCode } = error;
    throw new ProviderUnavailable(
      `The provider answered ${statusCode ?? 'nothing'}: ${type} ${code ?? ''} ${requestId ?? ''}`,
    );
  }
}

function unlessUnknown(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
  throw error;
}

function unlessAlreadyEnded(error: unknown) {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400) return;
  throw error;
}

function expanded<T extends { id: string }>(reference: string | T | null): T | null {
  return typeof reference === 'string' ? null : reference;
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}

function hostOf(url: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(url);
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (secure ? '443' : '80'),
    protocol: secure ? 'https' : 'http',
  };
}
