import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import type { Database } from '#db/client';
import { analyticsRoutes } from './analytics/routes.ts';
import { createAnalytics } from './analytics/service.ts';
import { foldTotals } from './analytics/totals.ts';
import { createCancellationProcessing } from './cancellations/processing.ts';
import { cancellationRoutes } from './cancellations/routes.ts';
import { createCancellations } from './cancellations/service.ts';
import { createCheckoutClosing } from './checkout/closing.ts';
import type { OrderNotices } from './checkout/notices.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { createCheckouts } from './checkout/service.ts';
import { createCheckoutSessions } from './checkout/waiting.ts';
import type { Clock } from './clock.ts';
import { createPasswordResets } from './credentials/password-resets.ts';
import type { Passwords } from './credentials/passwords.ts';
import { createCredentials } from './credentials/service.ts';
import { createEmailProof } from './customers/email-proof.ts';
import { customerRoutes } from './customers/routes.ts';
import { createCustomers } from './customers/service.ts';
import { description, docsRoutes } from './description/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { bodyRules } from './http/body-rules.ts';
import { createClientAddress } from './http/client-address.ts';
import { crossSiteRules } from './http/cross-site.ts';
import { problems } from './http/problems.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mail } from './mail/service.ts';
import { orderRoutes } from './orders/routes.ts';
import { createOrders } from './orders/service.ts';
import { createProviderEvents } from './payments/events.ts';
import { createProviderPrices } from './payments/prices.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { webhookRoutes } from './payments/webhook.ts';
import { productAdminRoutes } from './products/admin-routes.ts';
import { createCatalogue } from './products/catalogue.ts';
import { productRoutes } from './products/routes.ts';
import { createProducts } from './products/service.ts';
import { projectRoutes } from './projects/routes.ts';
import { createProjects } from './projects/service.ts';
import { createSessionCookie } from './session/cookie.ts';
import { createLoginAttempts } from './session/oidc/attempts.ts';
import { createOidcLogin } from './session/oidc/login.ts';
import { loginRoutes } from './session/oidc/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { createSessions } from './session/service.ts';
import type { Settings } from './settings.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { createSubscriptions } from './subscriptions/service.ts';
import { createSupportDesk } from './tickets/desk.ts';
import { supportDeskRoutes } from './tickets/desk-routes.ts';
import { ticketRoutes } from './tickets/routes.ts';
import { createTickets } from './tickets/service.ts';

export type Dependencies = {
  settings: Pick<Settings, 'baseUrl' | 'trustedProxies' | 'rateLimits' | 'oidc'> & {
    sessionSecrets: readonly string[];
  };
  database: Database;
  notices: OrderNotices;
  provider: PaymentProvider;
  mail: Mail;
  jobs: Jobs;
  passwords: Passwords;
  forgetFirstAdmin: () => void;
  now: Clock;
  /** Of the inline scripts that the pages hold. */
  scriptHashes: readonly string[];
  isStopping: () => boolean;
  /** Called after each change of the catalogue that was made here. */
  catalogueChanged: () => void;
  log: (line: string) => void;
};

/** Every call of the API, put together. Opens nothing: all that does I/O is handed in. */
export function createApp(deps: Dependencies) {
  const { settings, database, provider, mail, jobs, passwords, now, log } = deps;
  const { db } = database;
  const webhook = new Set<string>([apiPaths.webhook]);
  const { baseUrl, sessionSecrets } = settings;
  const sessions = createSessions({ db, now });
  const access = { sessions, cookie: createSessionCookie({ baseUrl, secrets: sessionSecrets }) };
  const clientAddress = createClientAddress(settings.trustedProxies);
  const limits = createRateLimits({ enabled: settings.rateLimits, now });
  const emailProof = createEmailProof({ db, mail, now, secret: sessionSecrets[0] ?? '' });
  const credentials = createCredentials({
    db,
    sessions,
    passwords,
    limits,
    emailProof,
    forgetFirstAdmin: deps.forgetFirstAdmin,
  });
  const oidc =
    settings.oidc &&
    createOidcLogin({ oidc: settings.oidc, baseUrl, db, credentials, limits, now });
  const processing = createCancellationProcessing({ db, provider, mail, now, log });
  const products = createProducts({ db });
  const checkouts = createCheckouts({
    db,
    products,
    provider,
    prices: createProviderPrices({ db, provider, now }),
    limits,
    mail,
    baseUrl,
    now,
    log,
  });
  const checkoutSessions = createCheckoutSessions({
    database,
    provider,
    notices: deps.notices,
    mail,
    now,
    log,
  });

  const closeCheckouts = createCheckoutClosing({ db, provider, mail, now, log });

  jobs.repeat('cancellations', '* * * * *', () => processing.processDue());
  jobs.repeat('unsold-checkouts', '* * * * *', () => closeCheckouts());
  jobs.repeat('totals', '* * * * *', () => foldTotals(db));
  jobs.repeat('sweep', '7 * * * *', async () => {
    await sessions.sweep();
    await limits.sweep(db);
  });

  const api: { handle(request: Request): Promise<Response> } = {
    handle: (request) => app.handle(request),
  };
  const app = new Elysia({ normalize: false })
    .use(
      securityHeaders({
        https: baseUrl.startsWith('https:'),
        scriptHashes: deps.scriptHashes,
      }),
    )
    .use(problems(log))
    .use(bodyRules(webhook))
    .use(
      crossSiteRules({
        baseUrl,
        exempt: webhook,
        changingToo: new Set([apiPaths.customerLogout]),
      }),
    )
    .onAfterHandle(({ set }) => {
      set.headers['cache-control'] ??= 'no-store';
    })
    .use(description())
    .use(docsRoutes((path) => api.handle(new Request(`http://localhost${path}`))))
    .use(healthRoutes({ db, isStopping: deps.isStopping }))
    .use(
      sessionRoutes({
        db,
        access,
        credentials,
        passwordResets: createPasswordResets({
          db,
          sessions,
          passwords,
          limits,
          mail,
          now,
          baseUrl,
        }),
        clientAddress,
        limits,
      }),
    )
    .use(
      loginRoutes({
        oidc,
        attempts: createLoginAttempts({ baseUrl, secrets: sessionSecrets, now }),
        sessionCookie: access.cookie,
        clientAddress,
        log,
      }),
    )
    .use(
      customerRoutes({
        access,
        customers: createCustomers({ db, sessions, credentials, emailProof, limits }),
        credentials,
      }),
    )
    .use(productRoutes(products, access))
    .use(
      productAdminRoutes({
        access,
        catalogue: createCatalogue({ db, now, changed: deps.catalogueChanged, closeCheckouts }),
      }),
    )
    .use(orderRoutes({ access, orders: createOrders({ db }) }))
    .use(projectRoutes({ access, projects: createProjects({ db, now }) }))
    .use(supportDeskRoutes({ access, desk: createSupportDesk({ db }) }))
    .use(analyticsRoutes({ access, analytics: createAnalytics({ db }) }))
    .use(
      subscriptionRoutes({
        access,
        subscriptions: createSubscriptions({ db, now }),
        cancellations: createCancellations({ db, provider, mail, processing, now, log }),
      }),
    )
    .use(cancellationRoutes({ db, access, processing }))
    .use(ticketRoutes({ access, tickets: createTickets({ db, limits, now }), clientAddress }))
    .use(
      checkoutRoutes({
        checkouts,
        checkoutSessions,
        access,
        clientAddress,
      }),
    )
    .use(
      webhookRoutes({
        provider,
        now,
        events: createProviderEvents({ db, provider, mail, now, log }),
      }),
    );
  return app;
}
