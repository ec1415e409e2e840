import { ProviderRefused, ProviderUnavailable } from '../provider/failures.ts';
import { Stripe } from './client.ts';

/** Whatever the package throws leaves the port as {@link ProviderUnavailable}. */
export async function answered<T>(call: () => Promise<T>): Promise<T> {
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

/** The provider has no such thing. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 404;
}

/** The provider understood, and does not do it as things stand. */
export function isRefusal(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.statusCode === 400 || error.statusCode === 404)
  );
}

/** A request named something that the provider does not have, of a kind such as 'customer'. */
export function isMissing(error: unknown, kind: string): boolean {
  return isRefusal(error) && error.code === 'resource_missing' && error.param === kind;
}

/** For a call that names prices: one that cannot be sold at is a refusal of its own. */
export function unlessPriceNotForSale(error: unknown): never {
  if (isRefusal(error) && error.param?.endsWith('[price]')) {
    throw new ProviderRefused('price_not_for_sale');
  }
  throw error;
}

export function unlessUnknown(error: unknown): null {
  if (isUnknown(error)) return null;
  throw error;
}

/** For a list: asked for what belongs to something unknown, the provider refuses with 400. */
export function unlessMissing(error: unknown): null {
  if (isRefusal(error) && error.code === 'resource_missing') return null;
  throw error;
}

export function expanded<T extends { id: string }>(
  reference: string | T | null | undefined,
): T | null {
  return typeof reference === 'string' ? null : (reference ?? null);
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

export function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function instantOrNull(seconds: number | null | undefined): Date | null {
  return typeof seconds === 'number' ? instant(seconds) : null;
}

/** An invoice is paid by one payment here; more of them are a matter of the provider's desk. */
export function intentOf(payments: Stripe.InvoicePayment[]): string | null {
  const paid = payments.find(({ status, payment }) => status === 'paid' && payment.payment_intent);
  return idOf(paid?.payment.payment_intent);
}

/** Whether a line settles a change within a period, rather than bill a period of its own. */
export function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  const { subscription_item_details, invoice_item_details } = parent ?? {};
  return (subscription_item_details ?? invoice_item_details)?.proration ?? false;
}
