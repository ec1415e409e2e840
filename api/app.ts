import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import type { Database } from '#db/client';
import type { OrderNotices } from './checkout/notices.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { createCheckouts } from './checkout/service.ts';
import { createCheckoutSessions } from './checkout/waiting.ts';
import type { Clock } from './clock.ts';
import { description, docsRoutes } from './description/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { bodyRules } from './http/body-rules.ts';
import { createClientAddress } from './http/client-address.ts';
import { crossSiteRules } from './http/cross-site.ts';
import { problems } from './http/problems.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createProviderEvents } from './payments/events.ts';
import { createProviderPrices } from './payments/prices.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { webhookRoutes } from './payments/webhook.ts';
import { productRoutes } from './products/routes.ts';
import { createProducts } from './products/service.ts';
import { sessionRoutes } from './session/routes.ts';
import { createSessions } from './session/service.ts';
import { sessionCookieName } from './session/viewer.ts';
import type { Settings } from './settings.ts';

export type Dependencies = {
  settings: Pick<Settings, 'baseUrl' | 'trustedProxies' | 'rateLimits'> & {
    sessionSecrets: readonly string[];
  };
  database: Database;
  notices: OrderNotices;
  provider: PaymentProvider;
  now: Clock;
  /** Of the inline scripts that the pages hold. */
  scriptHashes: readonly string[];
  isStopping: () => boolean;
  log: (line: string) => void;
};

/** Every call of the API, put together. Opens nothing: all that does I/O is handed in. */
export function createApp(deps: Dependencies) {
  const { settings, database, provider, now, log } = deps;
  const { db } = database;
  const webhook = new Set<string>([apiPaths.webhook]);
  const cookie = {
    name: sessionCookieName(settings.baseUrl),
    secrets: settings.sessionSecrets,
  };
  const sessions = createSessions({ db, now });
  const products = createProducts({ db });
  const checkouts = createCheckouts({
    db,
    products,
    provider,
    prices: createProviderPrices({ db, provider, now }),
    limits: createRateLimits({ enabled: settings.rateLimits, now }),
    baseUrl: settings.baseUrl,
    now,
    log,
  });
  const checkoutSessions = createCheckoutSessions({
    database,
    provider,
    notices: deps.notices,
    now,
    log,
  });

  const api: { handle(request: Request): Promise<Response> } = {
    handle: (request) => app.handle(request),
  };
  const app = new Elysia({ normalize: false })
    .use(
      securityHeaders({
        https: settings.baseUrl.startsWith('https:'),
        scriptHashes: deps.scriptHashes,
      }),
    )
    .use(problems(log))
    .use(bodyRules(webhook))
    .use(crossSiteRules({ baseUrl: settings.baseUrl, exempt: webhook }))
    .onAfterHandle(({ set }) => {
      set.headers['cache-control'] ??= 'no-store';
    })
    .use(description())
    .use(docsRoutes((path) => api.handle(new Request(`http://localhost${path}`))))
    .use(healthRoutes({ db, isStopping: deps.isStopping }))
    .use(sessionRoutes(sessions, cookie))
    .use(productRoutes(products, sessions, cookie))
    .use(
      checkoutRoutes({
        checkouts,
        checkoutSessions,
        sessions,
        cookie,
        clientAddress: createClientAddress(settings.trustedProxies),
      }),
    )
    .use(webhookRoutes({ provider, now, events: createProviderEvents({ db, provider, log }) }));
  return app;
}
