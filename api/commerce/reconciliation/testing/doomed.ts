import { openApp } from '#api/testing/app';
import type { PaymentProvider } from '../../payments/provider.ts';
import { createStripeProvider } from '../../payments/stripe.ts';
import { openPlace, type Place } from './lasting-database.ts';

/** The points at which a process is killed. */
export type Point = 'before the call' | 'after the call' | 'after the commit';

export type Verb = 'openCheckout' | 'endAtPeriodEnd' | 'refund' | 'changePlan';

export type Doom = {
  place: Place;
  providerUrl: string;
  request: { method: string; path: string; body: unknown; headers: Record<string, string> };
  verb: Verb;
  point: Point;
};

/** Kills this process around one call of the provider. */
async function main({ place, providerUrl, request, verb, point }: Doom): Promise<void> {
  const keys = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_unused' };
  const provider = createStripeProvider({ ...keys, url: providerUrl });
  const app = await openApp({
    database: await openPlace(place),
    provider: { ...provider, [verb]: around(provider, verb, point) },
  });
  const { method, path, body, headers } = request;
  const response = await app.send(method, path, body, headers);
  if (point === 'after the commit') die();
  throw new Error(`It answered ${response.status} and lives on: ${await response.text()}`);
}

function around(provider: PaymentProvider, verb: Verb, point: Point) {
  const call: (...given: never[]) => Promise<unknown> = provider[verb];
  return async (...given: never[]) => {
    if (point === 'before the call') die();
    const answer = await call(...given);
    if (point === 'after the call') die();
    return answer;
  };
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
  // Waits for the signal.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

if (import.meta.main) await main(JSON.parse(process.argv[2] ?? ''));
