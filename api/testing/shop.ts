import { afterAll, beforeAll } from 'bun:test';
import { startSandbox } from 'payment-sandbox';
import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import type { CircuitBreaker } from '#api/commerce/payments/circuit-breaker';
import { createStripeProvider } from '#api/commerce/payments/stripe';
import { handledEvents } from '#api/commerce/payments/stripe/events';
import type { ResolveRecords } from '#api/delivery/domain-checks/query-dns';
import type { Passwords } from '#api/identity/accounts/passwords';
import type { CheckBrand } from '#api/office/settings/service';
import type { FileStore } from '#api/platform/files/store';
import type { AlertSettings, OidcSettings } from '#api/platform/settings';
import { openTestDatabase } from '#db/testing/database';
import { openApp, testClock } from './app.ts';

const webhookSecret = 'whsec_of_the_tests';
export const secretKey = 'sk_test_sandbox';

export type TestShop = Awaited<ReturnType<typeof open>>;

type Options = {
  rateLimits?: boolean;
  trustedProxies?: string[];
  oidc?: OidcSettings;
  /** By default, no one is told of problems. */
  alerts?: AlertSettings;
  /** By default, hashed at the lowest cost. */
  passwords?: Passwords;
  /** By default, in a folder of its own. */
  files?: FileStore;
  /** By default, every address answers. */
  checkAddress?: CheckAddress;
  /** By default, every color is right. */
  checkBrand?: CheckBrand;
  /** By default, names exist without records. */
  resolveRecords?: ResolveRecords;
  /** The timeout of one request to the provider. Defaults to the production value. */
  timeoutMs?: number;
  /** By default there is no breaker, so a test sees each provider failure. */
  breaker?: CircuitBreaker;
};

/** Opens a whole API with an empty database and its own payment sandbox for one test file. */
export function testShop(options: Options = {}): () => TestShop {
  let shop: TestShop | undefined;
  beforeAll(async () => {
    shop = await open(options);
  }, 60_000);
  afterAll(() => shop?.close());
  return () => {
    if (!shop) throw new Error('The shop opens before the first test, not sooner');
    return shop;
  };
}

async function open({ timeoutMs, breaker, ...options }: Options) {
  const clock = testClock();
  // The sandbox sends webhooks to this app over a real connection.
  const hooks = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => app.deliver(request),
  });
  const sandbox = await startSandbox({
    port: 0,
    file: ':memory:',
    secretKey,
    record: true,
    retryDelaysMs: [20, 50, 100, 200, 400],
    webhook: {
      url: `http://127.0.0.1:${hooks.port}/api/webhooks/stripe`,
      secret: webhookSecret,
      enabledEvents: [...handledEvents],
    },
    now: clock.now,
  });
  const provider = createStripeProvider({
    secretKey,
    webhookSecret,
    url: sandbox.url,
    ...(timeoutMs && { timeoutMs }),
    ...(breaker && { breaker }),
  });
  const app = await openApp({ ...options, database: await openTestDatabase(), provider, clock });
  return {
    ...app,
    sandbox,
    webhookSecret,
    async close() {
      await sandbox.stop();
      await hooks.stop(true);
      await app.close();
    },
  };
}
