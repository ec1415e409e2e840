import { type AnyElysia, Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import { analyticsRoutes } from './analytics/routes.ts';
import { createAnalytics } from './analytics/service.ts';
import { attachmentRoutes, attachmentUploadRoutes } from './attachments/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { cancellationRoutes } from './cancellations/routes.ts';
import { cannedReplyRoutes } from './canned-replies/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { identityRoutes } from './credentials/identity-routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { demoHealthRoutes } from './demo-health/routes.ts';
import { description, docsRoutes } from './description/routes.ts';
import { pictureRoutes, uploadRoutes } from './files/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { bodyRules } from './http/body-rules.ts';
import { createClientAddress } from './http/client-address.ts';
import { crossSiteRules } from './http/cross-site.ts';
import { problems } from './http/problems.ts';
import { securityHeaders } from './http/security-headers.ts';
import { liveNoticeRoutes } from './live-notices/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { createOrders } from './orders/service.ts';
import { allowMs } from './payments/time-left.ts';
import { webhookRoutes } from './payments/webhook.ts';
import { webhookVersionRoutes } from './payments/webhook-version.ts';
import { productAdminRoutes } from './products/admin-routes.ts';
import { productRoutes } from './products/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { createProjects } from './projects/service.ts';
import { reconciliationRoutes } from './reconciliation/routes.ts';
import { refundRoutes } from './refunds/routes.ts';
import { scheduleJobs } from './schedule.ts';
import { recordRefusals } from './security-log/record-refusals.ts';
import { securityLogRoutes } from './security-log/routes.ts';
import { createServices, type Dependencies } from './services.ts';
import { loginRoutes } from './session/oidc/routes.ts';
import { readOnlyViews } from './session/read-only-views.ts';
import { sessionRoutes } from './session/routes.ts';
import { viewRoutes } from './session/view-routes.ts';
import { planRoutes } from './subscriptions/plan-routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { createSubscriptions } from './subscriptions/service.ts';
import { supportDeskRoutes } from './tickets/desk-routes.ts';
import { guestTicketRoutes } from './tickets/guest-routes.ts';
import { supportRequestRoutes } from './tickets/request-routes.ts';
import { ticketRoutes } from './tickets/routes.ts';
import { totpRoutes } from './totp/routes.ts';

/** What an admin who views as a customer can change: whom they view as, and whether at all. */
const openWhileViewing = new Set([
  `POST ${apiPaths.viewAs}`,
  `DELETE ${apiPaths.viewAs}`,
  `POST ${apiPaths.logout}`,
]);
/** They sign somebody in, and fulfil what was paid. */
const changingReads = new Set([apiPaths.oidcCallback, `${apiPaths.checkoutSessions}/:id`]);

/** What a caller waits for the payment provider at most: two lost requests, and a little more. */
const providerPatienceMs = 18_000;

/**
 * Every call of the API, put together. Opens nothing: all that does I/O is handed in. Its type says
 * no more of the routes: nobody reads them off it, and there are too many for the compiler.
 */
export function createApp(deps: Dependencies): AnyElysia {
  const { settings, database, provider, securityLog, now, log } = deps;
  const { db } = database;
  const { baseUrl } = settings;
  const webhook = new Set<string>([apiPaths.webhook]);
  const uploads = new Set<string>([apiPaths.attachments, apiPaths.uploads]);
  const clientAddress = createClientAddress(settings.trustedProxies);
  const services = createServices(deps);
  const { access, support } = services;
  const subscriptions = createSubscriptions({ db, now });

  scheduleJobs(deps, services);

  const api: { handle(request: Request): Promise<Response> } = {
    handle: (request) => app.handle(request),
  };
  const app = new Elysia({ normalize: false })
    .wrap((handle) => (request: Request) => allowMs(providerPatienceMs, () => handle(request)))
    .use(
      securityHeaders({
        https: baseUrl.startsWith('https:'),
        scriptHashes: deps.scriptHashes,
      }),
    )
    .use(recordRefusals({ securityLog, clientAddress }))
    .use(problems(log))
    .use(bodyRules({ raw: webhook, uploads }))
    .use(
      crossSiteRules({
        baseUrl,
        exempt: webhook,
        changingToo: new Set([apiPaths.customerLogout]),
      }),
    )
    .use(readOnlyViews(access, { open: openWhileViewing, closed: changingReads }))
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
        securityLog,
      }),
    )
    .use(
      loginRoutes({
        oidc: services.oidc,
        attempts: services.attempts,
        sessionCookie: access.cookie,
        clientAddress,
        securityLog,
        log,
      }),
    )
    .use(
      customerRoutes({
        access,
        customers: services.customers,
        credentials: services.credentials,
        clientAddress,
        securityLog,
      }),
    )
    .use(viewRoutes({ access, views: services.views, clientAddress, securityLog, now }))
    .use(totpRoutes({ access, totp: services.totp, clientAddress, securityLog }))
    .use(identityRoutes({ access, clientAddress, checkIdentity: services.checkIdentity }))
    .use(productRoutes(services.products, access))
    .use(
      productAdminRoutes({
        access,
        catalogue: services.catalogue,
      }),
    )
    .use(demoHealthRoutes({ access, demoHealth: services.demoHealth }))
    .use(uploadRoutes({ access, pictures: services.pictures }))
    .use(pictureRoutes(services.pictures))
    .use(auditRoutes({ db, access }))
    .use(securityLogRoutes({ db, access, securityLog }))
    .use(liveNoticeRoutes({ access, liveNotices: deps.liveNotices, log }))
    .use(mailRoutes({ db, access, mail: deps.mail }))
    .use(
      reconciliationRoutes({
        access,
        reconciliation: services.reconciliation,
        passes: services.reconciliationPasses,
        unmatched: services.unmatched,
        now,
      }),
    )
    .use(webhookVersionRoutes({ db, access, provider }))
    .use(orderRoutes({ access, orders: createOrders({ db, now }), handovers: services.handovers }))
    .use(refundRoutes({ access, refunds: services.refunds, now }))
    .use(projectRoutes({ access, projects: createProjects({ db, now }) }))
    .use(supportDeskRoutes({ db, access, desk: support.desk }))
    .use(supportRequestRoutes({ access, supportRequests: support.supportRequests, clientAddress }))
    .use(guestTicketRoutes(support.guestTickets))
    .use(attachmentUploadRoutes({ access, attachments: services.attachments, clientAddress }))
    .use(
      attachmentRoutes({
        access,
        attachments: services.attachments,
        guestTickets: support.guestTickets,
      }),
    )
    .use(cannedReplyRoutes({ access, cannedReplies: services.cannedReplies }))
    .use(analyticsRoutes({ access, analytics: createAnalytics({ db }) }))
    .use(
      subscriptionRoutes({
        access,
        subscriptions,
        cancellations: services.cancellations,
        reveals: services.reveals,
      }),
    )
    .use(planRoutes({ access, plans: services.plans, subscriptions }))
    .use(
      billingRoutes({
        access,
        portal: services.billingPortal,
        invoices: services.invoices,
        credits: services.credits,
      }),
    )
    .use(cancellationRoutes({ db, access, processing: services.processing }))
    .use(ticketRoutes({ access, tickets: support.tickets, clientAddress }))
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
