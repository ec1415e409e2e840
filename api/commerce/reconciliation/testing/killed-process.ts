import { openApp } from '#api/testing/app';
import type { PaymentProvider } from '../../payments/provider.ts';
import { createStripeProvider } from '../../payments/stripe.ts';
import { type DatabaseLocation, openDatabaseAt } from './persistent-database.ts';

/** The points at which a process is killed. */
export type KillPoint = 'before the call' | 'after the call' | 'after the commit';

export type ProviderMethod = 'openCheckout' | 'endAtPeriodEnd' | 'refund' | 'changePlan';

export type KillOptions = {
  place: DatabaseLocation;
  providerUrl: string;
  request: { method: string; path: string; body: unknown; headers: Record<string, string> };
  providerMethod: ProviderMethod;
  point: KillPoint;
};

/** Kills this process around one call of the provider. */
async function main({
  place,
  providerUrl,
  request,
  providerMethod,
  point,
}: KillOptions): Promise<void> {
  const keys = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_unused' };
  const provider = createStripeProvider({ ...keys, url: providerUrl });
  const app = await openApp({
    database: await openDatabaseAt(place),
    provider: { ...provider, [providerMethod]: killAround(provider, providerMethod, point) },
  });
  const { method, path, body, headers } = request;
  const response = await app.send(method, path, body, headers);
  if (point === 'after the commit') die();
  throw new Error(`It answered ${response.status} and lives on: ${await response.text()}`);
}

function killAround(provider: PaymentProvider, providerMethod: ProviderMethod, point: KillPoint) {
  const call: (...given: never[]) => Promise<unknown> = provider[providerMethod];
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
