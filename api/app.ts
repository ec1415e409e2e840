import { type AnyElysia, Elysia } from 'elysia';
import { withDeadline } from '#api/commerce/payments/timeout';
import { openApiRoutes } from '#api/http/openapi/routes';
import { readOnlyImpersonation } from '#api/identity/impersonation/read-only';
import { recordRefusals } from '#api/identity/security-log/record-refusals';
import { createShopDay } from '#api/office/settings/shop-day';
import { moveToZone } from '#api/oversight/analytics/day-zone';
import { foldTotals } from '#api/oversight/analytics/totals';
import { healthRoutes } from '#api/oversight/health/routes';
import { createRetention } from '#api/privacy/retention';
import { endpoints } from '#contract/endpoints';
import { bodyRules } from './http/body-rules.ts';
import { createClientAddress } from './http/client-address.ts';
import { crossSiteRules } from './http/cross-site.ts';
import { problems } from './http/problems.ts';
import { createRequestIds } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { catalogRoutes } from './routes/catalog.ts';
import { commerceRoutes } from './routes/commerce.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { identityRoutes } from './routes/identity.ts';
import { insightsRoutes } from './routes/insights.ts';
import { uploadPaths } from './routes/slow-requests.ts';
import { supportRoutes } from './routes/support.ts';
import { createServices, type Dependencies, type Services } from './services.ts';

/** State changes that are allowed during impersonation: switching the customer, and leaving. */
const allowedDuringImpersonation = new Set<string>([
  endpoints.startImpersonation.name,
  endpoints.endImpersonation.name,
  endpoints.signOut.name,
]);
/** They sign a user in and fulfill paid checkouts. */
const changingGets = new Set<string>([
  endpoints.finishProviderSignIn.path,
  endpoints.getCheckoutSession.path,
]);

const areas = [
  identityRoutes,
  catalogRoutes,
  commerceRoutes,
  deliveryRoutes,
  supportRoutes,
  insightsRoutes,
];

/** The longest that a caller waits for the payment provider: two lost requests and some margin. */
const providerTimeoutMs = 18_000;

/** What a process without web requests answers: whether it works. */
export function createWorkerApp(deps: Dependencies): AnyElysia {
  return new Elysia({ normalize: false })
    .use(securityHeaders(deps.securityHeaders, createRequestIds(deps.settings.trustedProxies)))
    .use(problems(deps.log))
    .use(healthRoutes(deps.findFailedParts));
}

/**
 * Assembles the API. It does no I/O itself, because all dependencies are passed in. The routes are
 * left out of its type, since nothing uses them and they slow the compiler down.
 */
export function createApp(
  deps: Dependencies,
  services: Services = createServices(deps),
): AnyElysia {
  const { settings, securityLog, log } = deps;
  const { baseUrl } = settings;
  const webhook = new Set<string>([endpoints.receiveStripeEvent.path]);
  const clientAddress = createClientAddress(settings.trustedProxies);
  const context = { ...deps, services, clientAddress, shopDay: createShopDay(deps) };

  scheduleJobs(deps, services);

  const app = new Elysia({ normalize: false })
    .wrap((handle) => (request: Request) => withDeadline(providerTimeoutMs, () => handle(request)))
    .use(securityHeaders(deps.securityHeaders, createRequestIds(settings.trustedProxies)))
    .use(recordRefusals({ securityLog, clientAddress }))
    .use(problems(log))
    .use(bodyRules({ raw: webhook, uploads: uploadPaths }))
    .use(deps.admission?.rules() ?? new Elysia())
    .use(
      crossSiteRules({
        baseUrl,
        exempt: webhook,
        changingToo: new Set<string>([endpoints.leave.path]),
      }),
    )
    .use(
      readOnlyImpersonation(services.access, {
        open: allowedDuringImpersonation,
        closed: changingGets,
      }),
    )
    .onAfterHandle(({ set }) => {
      set.headers['cache-control'] ??= 'no-store';
    })
    .use(openApiRoutes())
    .use(healthRoutes(deps.findFailedParts));
  for (const routes of areas) for (const plugin of routes(context)) app.use(plugin);
  return app;
}

/** Scheduled jobs and their times (UTC). */
function scheduleJobs(
  { database: { db }, jobs, files, now, log, shopSettings }: Dependencies,
  services: Services,
): void {
  jobs.repeat('cancellations', '* * * * *', () => services.processing.processDue());
  jobs.repeat('unsold-checkouts', '* * * * *', () => services.closeCheckouts());
  jobs.repeat('refunds', '* * * * *', () => services.refunds.resume());
  jobs.repeat('plan-changes', '* * * * *', () => services.planChanges.resume());
  jobs.repeat('billing-details', '* * * * *', () => services.sendBillingDetails());
  jobs.repeat('provider-emails', '* * * * *', () => services.sendProviderEmails());
  jobs.repeat('pause-reminders', '37 * * * *', () => services.remindOfPauses());
  jobs.repeat('renewal-reminders', '17 * * * *', () => services.remindOfRenewals());
  jobs.repeat('snoozed-tickets', '* * * * *', () => services.support.wakeSnoozedTickets());
  jobs.repeat('totals', '* * * * *', async () => {
    await foldTotals(db);
    await moveToZone(db, shopSettings.current().reports.timeZone);
  });
  jobs.repeat('demo-health', '* * * * *', () => services.demoHealth.pass());
  jobs.repeat('site-checks', '* * * * *', () => services.siteChecks.pass());
  jobs.repeat('unsent-attachments', '23 3 * * *', () => services.attachments.sweep());
  jobs.repeat('unstored-brief-files', '37 * * * *', () => services.briefFiles.sweep());
  jobs.repeat('sweep', '7 * * * *', async () => {
    await services.sessions.sweep();
    await services.invitations.sweep();
    await services.limits.sweep(db);
  });
  jobs.repeat('retention', '30 2 * * *', createRetention({ db, files, now, log }));
}
