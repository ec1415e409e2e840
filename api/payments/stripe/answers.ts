import { ProviderUnavailable } from '../provider.ts';
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

export function unlessUnknown(error: unknown): null {
  if (isUnknown(error)) return null;
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
