import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from 'payment-sandbox';
import { bindAccount } from '#api/commerce/payments/account';
import { createCircuitBreaker } from '#api/commerce/payments/circuit-breaker';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { createStripeProvider } from '#api/commerce/payments/stripe';
import type { StripeOptions } from '#api/commerce/payments/stripe/client';
import { handledEvents } from '#api/commerce/payments/stripe/events';
import { createThrottle } from '#api/commerce/payments/throttle';
import type { Clock } from '#api/platform/clock';
import { findPortOwner } from '#api/platform/port-owner';
import { loadSecret } from '#api/platform/secrets';
import { type Settings, SettingsError } from '#api/platform/settings';
import { receiveStripeEvent } from '#contract/endpoints/checkout';

/** Not a secret: it only works with a sandbox that takes no real cards. */
const sandboxKey = 'sk_test_sandbox';

/**
 * Request rate of background work. An account may send 25 requests a second in test mode and 100
 * live, and user requests need most of them.
 */
const backgroundPerSecond = { test: 10, live: 40 };

/** The provider's rate limit in test mode. */
const sandboxPerSecond = 25;

type Options = {
  settings: Settings;
  now: Clock;
  /** Whether to use a sandbox that another process runs on the port. */
  joinsRunning?: boolean;
};

export type OpenedPayment = {
  provider: PaymentProvider;
  /** The sandbox, if this process runs it. */
  sandbox: Sandbox | null;
  close(): Promise<void>;
};

/** Opens the configured provider: the real one, or the sandbox, which is started if needed. */
export async function openPayment({
  settings,
  now,
  joinsRunning = false,
}: Options): Promise<OpenedPayment> {
  const { payment, dataDir } = settings;
  bindAccount(dataDir, payment);
  if (payment.kind === 'stripe') {
    return {
      provider: providerOver(payment, payment.methods),
      sandbox: null,
      close: async () => {},
    };
  }
  const webhookSecret =
    payment.webhookSecret ?? `whsec_${loadSecret(dataDir, 'sandbox-webhook-secret')}`;
  const running = payment.url ?? (joinsRunning ? runningAt(payment.port) : undefined);
  const sandbox = running ? null : await start();
  const url = running ?? sandbox?.url ?? '';
  return {
    provider: providerOver({ secretKey: sandboxKey, webhookSecret, url }, payment.methods),
    sandbox,
    close: async () => sandbox?.stop(),
  };

  async function start(): Promise<Sandbox> {
    const { startSandbox } = await import('payment-sandbox');
    const port = payment.kind === 'sandbox' ? payment.port : 0;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return startSandbox({
      port,
      file: join(dataDir, 'sandbox.sqlite'),
      secretKey: sandboxKey,
      ...(settings.rateLimits && { requestsPerSecond: sandboxPerSecond }),
      webhook: {
        url: `http://127.0.0.1:${settings.port}${receiveStripeEvent.path}`,
        secret: webhookSecret,
        enabledEvents: [...handledEvents],
      },
      now,
    }).catch((error) => {
      const holder = findPortOwner(port);
      if (!holder) throw error;
      throw new SettingsError([
        `SANDBOX_PORT ${port} is in use by process ${holder}. Stop it, or set another port.`,
      ]);
    });
  }
}

function providerOver(options: StripeOptions, paymentMethods: string[]): PaymentProvider {
  const isLive = /^[sr]k_live_/.test(options.secretKey);
  const perSecond = isLive ? backgroundPerSecond.live : backgroundPerSecond.test;
  return createStripeProvider({
    ...options,
    paymentMethods,
    breaker: createCircuitBreaker(),
    backgroundTurn: createThrottle({ perSecond }),
  });
}

function runningAt(port: number): string | undefined {
  return findPortOwner(port) ? `http://127.0.0.1:${port}` : undefined;
}
