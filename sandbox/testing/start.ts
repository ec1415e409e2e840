import Stripe from 'stripe';
import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts';

export const SECRET_KEY = 'sk_test_for_tests';

export interface StartedSandbox extends AsyncDisposable {
  sandbox: Sandbox;
  /** The real `stripe` package, connected to the sandbox. */
  stripe: Stripe;
}

/** Starts a sandbox on a free port. `await using` stops it. */
export async function start(options: Partial<SandboxOptions> = {}): Promise<StartedSandbox> {
  const sandbox = await startSandbox({
    port: 0,
    file: ':memory:',
    secretKey: SECRET_KEY,
    record: true,
    ...options,
  });
  return {
    sandbox,
    stripe: clientOf(sandbox.port),
    [Symbol.asyncDispose]: () => sandbox.stop(),
  };
}

export function clientOf(port: number): Stripe {
  return new Stripe(SECRET_KEY, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    timeout: 8000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Sends a request that the package would not send. */
export function raw(sandbox: Sandbox, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${sandbox.url}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${SECRET_KEY}`, ...init.headers },
  });
}
