import { type AnyElysia, Elysia } from 'elysia';
import { withDeadline } from '#api/commerce/payments/timeout';
import { acceptApiKeys } from '#api/identity/api-keys/accept-keys';
import { programRequests, releaseFailedRequests } from '#api/identity/api-keys/program-requests';
import { readOnlyImpersonation } from '#api/identity/impersonation/read-only';
import { recordRefusals } from '#api/identity/security-log/recorder';
import { healthRoutes } from '#api/oversight/health/routes';
import { apiDocsRoutes } from '#api/pages/api-docs';
import { uploadPaths } from '#api/start/slow-requests';
import { endpoints } from '#contract/endpoints';
import { features, type Services } from './features.ts';
import { bodyRules } from './http/body-rules.ts';
import { crossSiteRules } from './http/cross-site.ts';
import { problems } from './http/problems.ts';
import { createRequestIds } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createBase, type Dependencies } from './start/dependencies.ts';

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

/** What a process without web requests answers: whether it works. */
export function createWorkerApp(deps: Dependencies): AnyElysia {
  return new Elysia({ normalize: false })
    .use(securityHeaders(deps.securityHeaders, createRequestIds(deps.settings.trustedProxies)))
    .use(problems(deps.log))
    .use(healthRoutes(deps.findFailedParts));
}

/** Creates the services of all features. */
export function createServices(deps: Dependencies): Services {
  return features.createServices(createBase(deps));
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
  for (const { name, cron, run } of features.jobs(services)) deps.jobs.repeat(name, cron, run);

  const app = new Elysia({ normalize: false })
    .wrap((handle) => (request: Request) => withDeadline(providerTimeoutMs, () => handle(request)))
    .use(securityHeaders(deps.securityHeaders, createRequestIds(settings.trustedProxies)))
    .use(recordRefusals({ securityLog, clientAddress: services.clientAddress }))
    .use(releaseFailedRequests(services))
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
    .use(acceptApiKeys(services))
    .use(programRequests(services))
    .use(
      readOnlyImpersonation(services.access, {
        open: allowedDuringImpersonation,
        closed: changingGets,
      }),
    )
    .onAfterHandle(({ set }) => {
      set.headers['cache-control'] ??= 'no-store';
    })
    .use(apiDocsRoutes())
    .use(healthRoutes(deps.findFailedParts));
  for (const plugin of features.routes(services)) app.use(plugin);
  return app;
}
