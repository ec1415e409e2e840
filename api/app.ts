import { type AnyElysia, Elysia } from 'elysia';
import { demoHealthRoutes } from '#api/catalog/demo-checks/routes';
import { pictureRoutes, uploadRoutes } from '#api/catalog/pictures/routes';
import { productAdminRoutes } from '#api/catalog/products/admin-routes';
import { productRoutes } from '#api/catalog/products/routes';
import { billingRoutes } from '#api/commerce/billing/routes';
import { customerCancellationRoutes } from '#api/commerce/cancellations/customer-routes';
import { cancellationRoutes } from '#api/commerce/cancellations/routes';
import { checkoutRoutes } from '#api/commerce/checkout/routes';
import { orderRoutes } from '#api/commerce/orders/routes';
import { createOrders } from '#api/commerce/orders/service';
import { webhookRoutes } from '#api/commerce/payment-events/routes';
import { webhookVersionRoutes } from '#api/commerce/payment-events/webhook-version-routes';
import { withDeadline } from '#api/commerce/payments/timeout';
import { planChangeRoutes } from '#api/commerce/plan-changes/routes';
import { projectRoutes } from '#api/commerce/projects/routes';
import { createProjects } from '#api/commerce/projects/service';
import { reconciliationRoutes } from '#api/commerce/reconciliation/routes';
import { refundRoutes } from '#api/commerce/refunds/routes';
import { subscriptionRoutes } from '#api/commerce/subscriptions/routes';
import { createSubscriptions } from '#api/commerce/subscriptions/service';
import { subscriptionDetailsToWire } from '#api/commerce/subscriptions/to-wire';
import { healthRoutes } from '#api/http/health/routes';
import { openApiRoutes } from '#api/http/openapi/routes';
import { customerRoutes } from '#api/identity/customers/routes';
import { readOnlyImpersonation } from '#api/identity/impersonation/read-only';
import { impersonationRoutes } from '#api/identity/impersonation/routes';
import { loginRoutes } from '#api/identity/login-providers/routes';
import { recordRefusals } from '#api/identity/security-log/record-refusals';
import { securityLogRoutes } from '#api/identity/security-log/routes';
import { identityRoutes } from '#api/identity/sign-in/identity-routes';
import { sessionRoutes } from '#api/identity/sign-in/routes';
import { totpRoutes } from '#api/identity/two-factor/routes';
import { analyticsRoutes } from '#api/insights/analytics/routes';
import { createAnalytics } from '#api/insights/analytics/service';
import { auditRoutes } from '#api/insights/audit/routes';
import { liveUpdateRoutes } from '#api/insights/live-updates/routes';
import { mailRoutes } from '#api/insights/mail-log/routes';
import { cannedReplyRoutes } from '#api/support/canned-replies/routes';
import { attachmentRoutes, attachmentUploadRoutes } from '#api/support/tickets/attachment-routes';
import { guestTicketRoutes } from '#api/support/tickets/guest-routes';
import { supportRequestRoutes } from '#api/support/tickets/request-routes';
import { ticketRoutes } from '#api/support/tickets/routes';
import { supportDeskRoutes } from '#api/support/tickets/support-desk-routes';
import { endpoints } from '#contract/endpoints';
import { bodyRules } from './http/body-rules.ts';
import { createClientAddress } from './http/client-address.ts';
import { crossSiteRules } from './http/cross-site.ts';
import { problems } from './http/problems.ts';
import { securityHeaders } from './http/security-headers.ts';
import { scheduleJobs } from './schedule.ts';
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

/** The longest that a caller waits for the payment provider: two lost requests and some margin. */
const providerTimeoutMs = 18_000;

/**
 * Assembles the API. It does no I/O itself, because all dependencies are passed in. The routes are
 * left out of its type, since nothing uses them and they slow the compiler down.
 */
export function createApp(
  deps: Dependencies,
  services: Services = createServices(deps),
): AnyElysia {
  const { settings, database, provider, securityLog, now, log } = deps;
  const { db } = database;
  const { baseUrl } = settings;
  const webhook = new Set<string>([endpoints.receiveStripeEvent.path]);
  const uploads = new Set<string>([endpoints.uploadAttachment.path, endpoints.uploadPicture.path]);
  const clientAddress = createClientAddress(settings.trustedProxies);
  const { access, support } = services;
  const subscriptions = createSubscriptions({ db, now });

  scheduleJobs(deps, services);

  const app = new Elysia({ normalize: false })
    .wrap((handle) => (request: Request) => withDeadline(providerTimeoutMs, () => handle(request)))
    .use(securityHeaders(deps.securityHeaders))
    .use(recordRefusals({ securityLog, clientAddress }))
    .use(problems(log))
    .use(bodyRules({ raw: webhook, uploads }))
    .use(
      crossSiteRules({
        baseUrl,
        exempt: webhook,
        changingToo: new Set<string>([endpoints.leave.path]),
      }),
    )
    .use(readOnlyImpersonation(access, { open: allowedDuringImpersonation, closed: changingGets }))
    .onAfterHandle(({ set }) => {
      set.headers['cache-control'] ??= 'no-store';
    })
    .use(openApiRoutes())
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
    .use(
      impersonationRoutes({
        access,
        impersonation: services.impersonation,
        clientAddress,
        securityLog,
        now,
      }),
    )
    .use(totpRoutes({ access, totp: services.totp, clientAddress, securityLog }))
    .use(identityRoutes({ access, clientAddress, checkIdentity: services.checkIdentity }))
    .use(productRoutes(services.products, access))
    .use(
      productAdminRoutes({
        access,
        products: services.products,
      }),
    )
    .use(demoHealthRoutes({ access, demoHealth: services.demoHealth }))
    .use(uploadRoutes({ access, pictures: services.pictures }))
    .use(pictureRoutes(services.pictures))
    .use(auditRoutes({ db, access }))
    .use(securityLogRoutes({ db, access, securityLog }))
    .use(liveUpdateRoutes({ access, broadcaster: deps.broadcaster, log }))
    .use(mailRoutes({ db, access, mail: deps.mail }))
    .use(
      reconciliationRoutes({
        access,
        reconciliation: services.reconciliation,
        scheduler: services.reconciliationScheduler,
        unmatched: services.unmatched,
        now,
      }),
    )
    .use(webhookVersionRoutes({ db, access, provider }))
    .use(
      orderRoutes({ access, orders: createOrders({ db, now }), deliveries: services.deliveries }),
    )
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
        reveals: services.reveals,
      }),
    )
    .use(
      planChangeRoutes({
        access,
        planChanges: services.planChanges,
        readSubscription: async (customerId, id) =>
          subscriptionDetailsToWire(await subscriptions.find(customerId, id)),
      }),
    )
    .use(
      billingRoutes({
        access,
        portal: services.billingPortal,
        invoices: services.invoices,
        credits: services.credits,
      }),
    )
    .use(customerCancellationRoutes({ access, cancellations: services.cancellations }))
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
