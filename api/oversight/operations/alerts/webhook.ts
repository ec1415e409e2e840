import { Webhook } from 'standardwebhooks';
import type { AlertWebhook } from '#api/platform/settings';
import type { ProblemKind } from '#db/values/problem-kinds';

const timeoutMs = 10_000;

/** The body of a call to the webhook. `text` is what chat services show. */
export type AlertCall = {
  type: 'alert.opened' | 'alert.recovered';
  alert: {
    id: number;
    kind: ProblemKind;
    count: number | null;
    title: string;
    advice: string;
    openedAt: string;
    recoveredAt: string | null;
  };
  /** The shop's public address. */
  shop: string;
  text: string;
};

/** The same for each attempt, so that a receiver can tell a repetition. */
export function callIdOf({ type, alert }: AlertCall): string {
  return `${type}.${alert.id}`;
}

/** Calls the webhook, signed as standardwebhooks.com describes. Throws unless it accepts the call. */
export async function callWebhook(
  { url, secret }: AlertWebhook,
  call: AlertCall,
  now: Date,
): Promise<void> {
  const body = JSON.stringify(call);
  const id = callIdOf(call);
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      ...(secret && { 'webhook-signature': new Webhook(secret).sign(id, now, body) }),
    },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}
