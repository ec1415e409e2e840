import type { StoredEvent } from '../protocol/wire.ts';
import { signatureOf } from './signature.ts';

const TIMEOUT_MS = 10_000;

/** Sends an event once, freshly signed; true where the other side took it. */
export async function post(
  url: string,
  secret: string,
  event: StoredEvent,
  stopping: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        // The signature is checked against the other side's clock, so it is never the sandbox's own.
        'Stripe-Signature': signatureOf(body, secret, Date.now()),
        'User-Agent': 'Stripe/1.0 (+payment sandbox)',
      },
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
