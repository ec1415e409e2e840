import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import { analyticsRoutes } from './analytics/routes.ts';
import { createAnalytics } from './analytics/service.ts';
import { foldTotals } from './analytics/totals.ts';
import { cancellationRoutes } from './cancellations/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { description, docsRoutes } from './description/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { bodyRules } from './http/body-rules.ts';
import { createClientAddress } from './http/client-address.ts';
import { crossSiteRules } from './http/cross-site.ts';
import { problems } from './http/problems.ts';
import { securityHeaders } from './http/security-headers.ts';
import { orderRoutes } from './orders/routes.ts';
import { createOrders } from './orders/service.ts';
import { webhookRoutes } from './payments/webhook.ts';
import { productAdminRoutes } from './products/admin-routes.ts';
import { productRoutes } from './products/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { createProjects } from './projects/service.ts';
import { createServices, type Dependencies } from './services.ts';
import { loginRoutes } from './session/oidc/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { createSubscriptions } from './subscriptions/service.ts';
import { createSupportDesk } from './tickets/desk.ts';
import { supportDeskRoutes } from './tickets/desk-routes.ts';
import { ticketRoutes } from './tickets/routes.ts';

/** Every call of the API, put together. Opens nothing: all that does I/O is handed in. */
export function createApp(deps: Dependencies) {
  const { settings, database, provider, jobs, now, log } = deps;
  const { db } = database;
  const { baseUrl } = settings;
  const webhook = new Set<string>([apiPaths.webhook]);
  const clientAddress = createClientAddress(settings.trustedProxies);
  const services = createServices(deps);
  const { access } = services;

  jobs.repeat('cancellations', '* * * * *', () => services.processing.processDue());
  jobs.repeat('unsold-checkouts', '* * * * *', () => services.closeCheckouts());
  jobs.repeat('totals', '* * * * *', () => foldTotals(db));
  jobs.repeat('sweep', '7 * * * *', async () => {
    await services.sessions.sweep();
    await services.limits.sweep(db);
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
        credentials: services.credentials,
        passwordResets: services.passwordResets,
        clientAddress,
        limits: services.limits,
      }),
    )
    .use(
      loginRoutes({
        oidc: services.oidc,
        attempts: services.attempts,
        sessionCookie: access.cookie,
        clientAddress,
        log,
      }),
    )
    .use(
      customerRoutes({
        access,
        customers: services.customers,
        credentials: services.credentials,
      }),
    )
    .use(productRoutes(services.products, access))
    .use(
      productAdminRoutes({
        access,
        catalogue: services.catalogue,
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
        cancellations: services.cancellations,
      }),
    )
    .use(cancellationRoutes({ db, access, processing: services.processing }))
    .use(ticketRoutes({ access, tickets: services.tickets, clientAddress }))
    .use(
      checkoutRoutes({
        checkouts: services.checkouts,
        checkoutSessions: services.checkoutSessions,
        access,
        clientAddress,
      }),
    )
    .use(
      webhookRoutes({
        provider,
        now,
        events: services.events,
      }),
    );
  return app;
}
