import { Elysia } from 'elysia';
import { apiPaths } from '#contract/paths';
import { analyticsRoutes } from './analytics/routes.ts';
import { createAnalytics } from './analytics/service.ts';
import { foldTotals } from './analytics/totals.ts';
import { attachmentRoutes, attachmentUploadRoutes } from './attachments/routes.ts';
import { cancellationRoutes } from './cancellations/routes.ts';
import { cannedReplyRoutes } from './canned-replies/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { description, docsRoutes } from './description/routes.ts';
import { pictureRoutes, uploadRoutes } from './files/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { bodyRules } from './http/body-rules.ts';
import { createClientAddress } from './http/client-address.ts';
import { crossSiteRules } from './http/cross-site.ts';
import { problems } from './http/problems.ts';
import { securityHeaders } from './http/security-headers.ts';
import { mailRoutes } from './mail/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { createOrders } from './orders/service.ts';
import { webhookRoutes } from './payments/webhook.ts';
import { createRetention } from './people/retention.ts';
import { productAdminRoutes } from './products/admin-routes.ts';
import { productRoutes } from './products/routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { createProjects } from './projects/service.ts';
import { createServices, type Dependencies } from './services.ts';
import { loginRoutes } from './session/oidc/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { createSubscriptions } from './subscriptions/service.ts';
import { supportDeskRoutes } from './tickets/desk-routes.ts';
import { guestTicketRoutes } from './tickets/guest-routes.ts';
import { supportRequestRoutes } from './tickets/request-routes.ts';
import { ticketRoutes } from './tickets/routes.ts';

/** Every call of the API, put together. Opens nothing: all that does I/O is handed in. */
export function createApp(deps: Dependencies) {
  const { settings, database, provider, jobs, now, log } = deps;
  const { db } = database;
  const { baseUrl } = settings;
  const webhook = new Set<string>([apiPaths.webhook]);
  const uploads = new Set<string>([apiPaths.attachments, apiPaths.uploads]);
  const clientAddress = createClientAddress(settings.trustedProxies);
  const services = createServices(deps);
  const { access, support } = services;

  jobs.repeat('cancellations', '* * * * *', () => services.processing.processDue());
  jobs.repeat('unsold-checkouts', '* * * * *', () => services.closeCheckouts());
  jobs.repeat('totals', '* * * * *', () => foldTotals(db));
  jobs.repeat('unsent-attachments', '23 3 * * *', () => services.attachments.sweep());
  jobs.repeat('sweep', '7 * * * *', async () => {
    await services.sessions.sweep();
    await services.limits.sweep(db);
  });
  jobs.repeat('retention', '30 2 * * *', createRetention({ db, files: deps.files, now, log }));

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
    .use(bodyRules({ raw: webhook, uploads }))
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
    .use(uploadRoutes({ access, pictures: services.pictures }))
    .use(pictureRoutes(services.pictures))
    .use(mailRoutes({ db, access, mail: deps.mail }))
    .use(orderRoutes({ access, orders: createOrders({ db }), handovers: services.handovers }))
    .use(projectRoutes({ access, projects: createProjects({ db, now }) }))
    .use(supportDeskRoutes({ db, access, desk: support.desk }))
    .use(supportRequestRoutes({ access, supportRequests: support.supportRequests, clientAddress }))
    .use(guestTicketRoutes(support.guestTickets))
    .use(attachmentUploadRoutes({ access, attachments: services.attachments }))
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
        subscriptions: createSubscriptions({ db, now }),
        cancellations: services.cancellations,
        reveals: services.reveals,
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
