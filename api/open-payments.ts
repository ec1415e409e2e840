import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bindAccount } from '#api/commerce/payments/account';
import { createCircuitBreaker } from '#api/commerce/payments/circuit-breaker';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { createStripeProvider } from '#api/commerce/payments/stripe';
import type { StripeOptions } from '#api/commerce/payments/stripe/client';
import { handledEvents } from '#api/commerce/payments/stripe/handled-events';
import { createThrottle } from '#api/commerce/payments/throttle';
import type { Clock } from '#api/platform/clock';
import { findPortOwner } from '#api/platform/port-owner';
import { loadSecret } from '#api/platform/secrets';
import { type Settings, SettingsError } from '#api/platform/settings';
import { type Sandbox, startSandbox } from '#api/sandbox/server';
import { receiveStripeEvent } from '#contract/endpoints/checkout';

/** Opens nothing to anybody: it belongs to a server that takes no real card. */
const sandboxKey = 'sk_test_sandbox';

/**
 * Of work that no caller waits for. An account may send 25 requests a second in test mode and 100
 * live, and those who wait need most of them.
 */
const backgroundPerSecond = { test: 10, live: 40 };

/** What the provider allows an account in test mode. */
const sandboxPerSecond = 25;

type Options = {
  settings: Settings;
  now: Clock;
  /** Whether a sandbox that another process runs at that port will do. */
  joinsRunning?: boolean;
};

export type OpenedPayment = {
  provider: PaymentProvider;
  /** The local provider, where this process runs one. */
  sandbox: Sandbox | null;
  close(): Promise<void>;
};

/** The provider that the settings name: the real one, or the sandbox, which is started if need be. */
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

  function start(): Promise<Sandbox> {
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
