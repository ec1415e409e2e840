/** Thrown at once, without a request, while the provider is taken to be down. */
export class CircuitOpen extends Error {}

type Options = {
  /** So many failures in a row open the circuit. */
  maxFailures?: number;
  /** After this, one request finds out whether the provider is back. */
  coolDownMs?: number;
  /** A clock that never goes back. */
  clockMs?: () => number;
};

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Also what a refused caller is told to wait: the next probe is no later. */
export const coolDownMs = 10_000;

/**
 * Spares callers the wait for a provider that does not answer. After some failures in a row requests
 * fail at once; after a pause a single one is let through, and its outcome decides for the others.
 * Any answer closes the circuit, errors of the provider included: it counts only whether there is one.
 */
export function createCircuitBreaker({
  maxFailures = 3,
  coolDownMs: pauseMs = coolDownMs,
  clockMs = () => performance.now(),
}: Options = {}) {
  let failures = 0;
  let openedAtMs: number | null = null;
  let isProbing = false;

  return { isOpen, send };

  function isOpen(): boolean {
    return openedAtMs !== null && (isProbing || clockMs() < openedAtMs + pauseMs);
  }

  /** `isOutage` says whether an error means that the provider does not answer. */
  async function send<T>(
    request: () => Promise<T>,
    isOutage: (error: unknown) => boolean,
  ): Promise<T> {
    if (isOpen()) throw new CircuitOpen('The payment provider isn’t responding');
    const isProbe = openedAtMs !== null;
    if (isProbe) isProbing = true;
    try {
      const answer = await request();
      failures = 0;
      openedAtMs = null;
      return answer;
    } catch (error) {
      if (isProbe || isOutage(error)) failures += 1;
      const opens = openedAtMs === null && failures >= maxFailures;
      if (isProbe || opens) openedAtMs = clockMs();
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  }
}
