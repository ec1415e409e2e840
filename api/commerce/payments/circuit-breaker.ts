/** Thrown without a request while the circuit is open. */
export class CircuitOpen extends Error {}

type Options = {
  /** Failures in a row that open the circuit. */
  maxFailures?: number;
  /** After this, one request probes whether the provider is back. */
  coolDownMs?: number;
  /** A monotonic clock. */
  clockMs?: () => number;
};

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Also the Retry-After of refused callers: the next probe is no later. */
export const coolDownMs = 10_000;

/**
 * A circuit breaker. After some failures in a row, requests fail immediately; after a pause one
 * request probes the provider and decides for the rest. Any answer closes the circuit, including
 * error responses.
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

  /** `isOutage`: whether an error means that the provider did not answer. */
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
