import { type Handle, logRequests, observeRequests, type Server } from '#api/http/request-log';
import { createRoutePatterns } from '#api/http/route-patterns';
import type { Metrics } from '#api/oversight/metrics/open';
import type { PageSource } from '#api/pages/routes';
import type { Settings } from '#api/platform/settings';
import { traceRequests } from '#api/platform/telemetry/trace-requests';
import { noTracing, type Tracing } from '#api/platform/telemetry/tracing';

/** Files, which have no routes of their own. */
const staticPatterns = ['/assets/*', '/demos/*', '/thumbnails/*', '/full-pages/*'];

type App = {
  routes: { path: string }[];
  server: Server;
  wrap(wrapper: (handle: Handle) => Handle): unknown;
};

type Watchers = {
  pages: PageSource;
  metrics: Pick<Metrics, 'observe'> | null;
  writeRequest: ((line: string) => void) | undefined;
  tracing: Tracing;
  settings: Pick<Settings, 'trustedProxies'>;
};

/** Reports each request to the log, metrics and traces that are on. */
export function watchRequests(app: App, watchers: Watchers): void {
  const { pages, metrics, writeRequest, tracing, settings } = watchers;
  const observers = metrics ? [metrics.observe] : [];
  if (writeRequest) observers.push(logRequests(writeRequest, tracing.logFields));
  const isTraced = tracing !== noTracing;
  if (observers.length === 0 && !isTraced) return;
  const patterns = [...pages.renderer.routePatterns, ...staticPatterns];
  const patternOf = createRoutePatterns([...app.routes.map(({ path }) => path), ...patterns]);
  const server = () => app.server;
  app.wrap(observeRequests({ patternOf, observers, server }));
  const { trustedProxies } = settings;
  if (isTraced) app.wrap(traceRequests({ tracing, patternOf, trustedProxies, server }));
}
