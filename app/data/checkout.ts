import { useEffect, useState } from 'react';
import {
  type Checkout,
  type CheckoutSession,
  type CreateCheckoutInput,
  maxWaitSeconds,
} from '#contract/checkout';
import { apiPaths } from '#contract/paths';
import { ApiError } from './api-error.ts';
import { post, read } from './client.ts';

/** Opens the provider's checkout for a purchase; a repetition answers the same one. */
export function createCheckout(input: CreateCheckoutInput): Promise<Checkout> {
  return post<Checkout>(apiPaths.createCheckout, input);
}

const pauseAfterFailureMs = 3000;

/**
 * Follows a purchase until it is decided: one request after the other, each held open by the
 * server. `unknown`: the shop has no such payment. undefined until the first answer.
 */
export function useCheckoutSession(sessionId: string | null) {
  const [session, setSession] = useState<CheckoutSession | 'unknown'>();
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    if (sessionId === null) return;
    const following = new AbortController();
    follow(sessionId, following.signal, setSession, setUnreachable);
    return () => following.abort();
  }, [sessionId]);

  return { session, unreachable };
}

async function follow(
  sessionId: string,
  signal: AbortSignal,
  onSession: (session: CheckoutSession | 'unknown') => void,
  onUnreachable: (unreachable: boolean) => void,
) {
  let wait = 0;
  while (!signal.aborted) {
    try {
      const path = `${apiPaths.checkoutSession(sessionId)}?wait=${wait}`;
      const session = await read<CheckoutSession>(path, { signal });
      onUnreachable(false);
      onSession(session);
      if (session.status !== 'open' && session.status !== 'processing') return;
      wait = maxWaitSeconds;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 404) return onSession('unknown');
      onUnreachable(true);
      await new Promise((resolve) => setTimeout(resolve, pauseAfterFailureMs));
    }
  }
}
