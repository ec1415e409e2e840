import { apiVersion } from './contract.ts';
import { docUrl } from './doc-url.ts';
import { ProviderError } from './errors.ts';
import type { Cause } from './wire.ts';

export interface Answer {
  status: number;
  body: string;
  /** The ID of the first request with this response, if it is replayed. */
  requestId: string;
  replayed?: boolean;
  /** Whether an idempotency key replays this error. */
  kept?: boolean;
  /** The work is done, but the connection closes without a response. */
  lost?: boolean;
}

export function answerWith(result: object, { id }: Cause): Answer {
  return { status: 200, body: JSON.stringify(result), requestId: id ?? '' };
}

export function errorAnswer(error: unknown, requestId: string): Answer {
  const { status, body, kept } = error instanceof ProviderError ? error : failure(500);
  const doc_url = docUrl(body.code);
  return {
    status,
    body: JSON.stringify({ error: { ...body, ...(doc_url && { doc_url }) } }),
    requestId,
    kept: kept || status === 500,
  };
}

export function failure(status: number): ProviderError {
  if (status === 429) {
    const message =
      'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.';
    return new ProviderError(429, { type: 'invalid_request_error', code: 'rate_limit', message });
  }
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return new ProviderError(status, { type, message: 'An unknown error occurred.' });
}

export function toResponse(answer: Answer, cause: Cause): Response {
  if (answer.lost) return broken();
  const key = cause.idempotency_key;
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Request-Id': cause.id ?? '',
      'Stripe-Version': apiVersion,
      ...(key && { 'Idempotency-Key': key, 'Original-Request': answer.requestId }),
      ...(answer.status === 429 && { 'Stripe-Rate-Limited-Reason': 'global-rate' }),
      ...(answer.replayed && { 'Idempotent-Replayed': 'true' }),
      // A retry would only replay the stored 500.
      ...(key && answer.status === 500 && { 'Stripe-Should-Retry': 'false' }),
    },
  });
}

/** A body that fails before its first byte closes the connection without a response. */
function broken(): Response {
  return new Response(new ReadableStream({ start: (controller) => controller.error() }));
}
