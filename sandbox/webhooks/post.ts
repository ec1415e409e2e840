const TIMEOUT_MS = 10_000;

export interface WebhookMessage {
  url: string;
  event: object;
  /** The `Stripe-Signature` header of a body. */
  sign(body: string): string;
}

/** Sends an event once, newly signed. Returns whether the response was 2xx. */
export async function postWebhook(
  { url, event, sign }: WebhookMessage,
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
        'Stripe-Signature': sign(body),
        'User-Agent': 'Stripe/1.0 (+payment sandbox)',
      },
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
