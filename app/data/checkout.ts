import { useEffect, useState } from 'react';
import {
  type Checkout,
  type CheckoutSession,
  type CreateCheckoutInput,
  maxWaitSeconds,
} from '#contract/checkout';
import type { CheckDiscount, CheckedDiscount } from '#contract/discounts';
import type { AskTaxInput, TaxQuote } from '#contract/tax-quote';
import { addressOf } from './address.ts';
import { ApiError } from './api-error.ts';
import { callApi, read } from './client.ts';

/** Opens the provider's checkout for a purchase; a repeated call returns the same one. */
export function createCheckout(input: CreateCheckoutInput): Promise<Checkout> {
  return callApi('POST /api/orders/create-checkout', { body: input });
}

/** Checks a discount code for a purchase. Every refusal counts towards a limit. */
export function checkDiscount(input: CheckDiscount): Promise<CheckedDiscount> {
  return callApi('POST /api/checkout/discount', { body: input });
}

/** What a purchase would cost with tax. */
export function quoteTax(input: AskTaxInput): Promise<TaxQuote> {
  return callApi('POST /api/checkout/tax', { body: input });
}

const pauseAfterFailureMs = 3000;
/** A server that is busy or shutting down may answer at once. Each time, the gap doubles. */
const minGapMs = 1000;
const maxGapMs = 8000;
/** After this long without a decision, the customer is told that it takes longer. */
const slowAfterMs = 60_000;

export type Followed = {
  /** `unknown`: the shop has no such payment. undefined until the first answer. */
  session: CheckoutSession | 'unknown' | undefined;
  /** The server cannot be reached right now. */
  unreachable: boolean;
  /** It takes longer than usual. */
  slow: boolean;
};

const nothingYet: Followed = { session: undefined, unreachable: false, slow: false };

/**
 * Follows a purchase until it is paid, failed or expired, by one long poll after the other.
 */
export function useCheckoutSession(sessionId: string | null): Followed {
  const [known, setKnown] = useState<{ id: string | null; followed: Followed }>();

  useEffect(() => {
    if (sessionId === null) return;
    const following = new AbortController();
    follow(sessionId, following.signal, (followed) => setKnown({ id: sessionId, followed }));
    return () => following.abort();
  }, [sessionId]);

  // What is known may belong to the purchase before this one.
  return known?.id === sessionId ? known.followed : nothingYet;
}

async function follow(id: string, signal: AbortSignal, tell: (followed: Followed) => void) {
  let session: Followed['session'];
  const startedAt = Date.now();
  let gapMs = minGapMs;
  for (let wait = 0; !signal.aborted; wait = maxWaitSeconds) {
    const askedAt = Date.now();
    try {
      const query = { wait: String(wait) };
      const address = addressOf('GET /api/checkout/sessions/:id', { params: { id }, query });
      session = await read(address, { signal });
      tell({ session, unreachable: false, slow: Date.now() - startedAt >= slowAfterMs });
      if (session.status !== 'open' && session.status !== 'processing') return;
      // The first request is answered at once, so the second may follow at once.
      if (wait === 0) continue;
      const tookMs = Date.now() - askedAt;
      if (tookMs >= minGapMs) gapMs = minGapMs;
      else {
        await pause(gapMs - tookMs);
        gapMs = Math.min(2 * gapMs, maxGapMs);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status === 404) {
        return tell({ session: 'unknown', unreachable: false, slow: false });
      }
      tell({ session, unreachable: true, slow: false });
      await pause(pauseAfterFailureMs);
    }
  }
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
