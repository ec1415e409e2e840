import { createAddressCheck, type LookupAddresses } from '#api/catalog/demo-checks/check-address';
import type { Probe } from '#api/catalog/demo-checks/probe';
import { traceChecks } from '#api/catalog/demo-checks/trace-checks';
import { createReconciliation } from '#api/commerce/reconciliation/service';
import { type ResolveRecords, resolveBySystem } from '#api/delivery/domain-checks/query-dns';
import { removeFirstAdminFile } from '#api/identity/accounts/first-admin';
import { createSecurityLog } from '#api/identity/security-log/recorder';
import { watchLegalStarts } from '#api/office/legal-texts/watch-starts';
import { mailboxRoutes } from '#api/office/mailbox/routes';
import { openSettings } from '#api/office/settings/reader';
import { createChecks, createReadiness } from '#api/oversight/health/readiness';
import { startWatch } from '#api/oversight/operations/alerts/watch';
import { startHeartbeat } from '#api/oversight/operations/heartbeat';
import type { Clock } from '#api/platform/clock';
import { createMail } from '#api/platform/mail/service';
import { readRelease } from '#api/platform/release';
import { sessionSecretsOf } from '#api/platform/secrets';
import type { Settings } from '#api/platform/settings';
import { createOrderLinks } from '#api/platform/signed-links';
import { noTracing, type Tracing } from '#api/platform/telemetry/tracing';
import { addPages } from '#api/start/add-pages';
import { findPoolerProblems } from '#api/start/open-database';
import { openResources } from '#api/start/open-resources';
import { kindOfRequest } from '#api/start/slow-requests';
import { watchRequests } from '#api/start/watch-requests';
import { createApp, createServices, createWorkerApp } from './app.ts';
import { serveControl } from './commands/control.ts';
import { createCommands } from './commands/registry.ts';
import { createAdmission } from './http/admission.ts';
import { createClientAddress } from './http/client-address.ts';
import type { Log, LogLevel } from './http/log.ts';
import { createRequestIds } from './http/request-log.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createAnswerCache } from './pages/answer-cache.ts';
import type { PageSource } from './pages/routes.ts';
import { scriptHash } from './pages/script-hash.ts';
import type { Dependencies } from './start/dependencies.ts';

export type ShopOptions = {
  settings: Settings;
  /** While they load, the shop already waits for its database. */
  pages: PageSource | Promise<PageSource>;
  /** The version that admins see. Default: the one in `package.json`. */
  release?: string;
  now: Clock;
  say: (line: string, level?: LogLevel) => void;
  log: Log;
  /** Takes a line of JSON for each request. Without it, requests aren't logged. */
  writeRequest?: ((line: string) => void) | undefined;
  /** Default: nothing is recorded. */
  tracing?: Tracing;
  /** Resolves host names for checks of demos and live websites. Default: the system's resolver. */
  lookUp?: LookupAddresses;
  /** Requests demos and live websites. Default: over the network. */
  probe?: Probe;
  /** Resolves the records of customers’ domains. Default: the system's resolver. */
  resolveRecords?: ResolveRecords;
};

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Opens all resources and assembles the shop. `stop` closes them in reverse order. */
export async function openShop(options: ShopOptions) {
  const { settings, now, say, log, writeRequest, lookUp, probe } = options;
  const { resolveRecords = resolveBySystem(), tracing = noTracing } = options;
  const { release = readRelease() } = options;
  const { baseUrl } = settings;
  const closing: (() => unknown)[] = [];
  let stopping = false;
  let isLeaving = false;

  async function stop(): Promise<void> {
    stopping = true;
    isLeaving = true;
    for (const close of closing.splice(0).reverse()) await close();
  }

  try {
    const loading = Promise.resolve(options.pages);
    // Awaited once the resources are open, so that `stop` closes all of them.
    loading.catch(() => {});
    const resources = await openResources({ settings, release, tracing, now, say, log, closing });
    const pages = await loading;
    const { database, files, vault, passwords, provider, transport, jobs, metrics } = resources;
    const { db } = database;
    const secrets = sessionSecretsOf(settings);
    const orderLinks = createOrderLinks({ secrets, now });
    const securityLog = createSecurityLog({ db, now, log });
    closing.push(() => securityLog.flush());
    const securityHeaders = createSecurityHeaders({
      https: baseUrl.startsWith('https:'),
      scriptHashes: [...pages.renderer.inlineScripts.map(scriptHash), ...pages.scriptHashes],
    });
    const requestIdOf = createRequestIds(settings.trustedProxies);
    const cache = createAnswerCache(securityHeaders, (request) => requestIdOf(request, app.server));
    const [shopSettings] = await Promise.all([
      openSettings({
        database,
        log,
        onChange: cache.clear,
        onNotice: cache.clear,
      }),
      watchLegalStarts({ database, onStart: cache.clear, now, log }).then((watch) =>
        closing.push(() => watch.close()),
      ),
    ]);
    closing.push(() => shopSettings.close());
    const mail = createMail({
      db,
      jobs,
      transport,
      baseUrl,
      orderLinks,
      now,
      tracing,
      settings: shopSettings.forMails,
    });

    const admission = createAdmission({
      clientAddress: createClientAddress(settings.trustedProxies),
      headersOf: securityHeaders,
      requestIdOf,
      kindOf: kindOfRequest,
      log,
    });

    const deps: Dependencies = {
      settings: { ...settings, sessionSecrets: secrets },
      database,
      orderEvents: resources.orderEvents,
      broadcaster: resources.broadcaster,
      provider,
      mail,
      sender: settings.mail.kind === 'smtp' ? settings.mail.from : null,
      shopSettings,
      checkBrand: pages.renderer.checkBrand,
      files,
      vault,
      securityLog,
      jobs,
      passwords,
      removeFirstAdminFile: () => removeFirstAdminFile(settings.dataDir),
      checkAddress: traceChecks(
        tracing,
        createAddressCheck({
          baseUrl,
          own: (path, signal) => app.handle(new Request(`http://localhost${path}`, { signal })),
          ...(lookUp && { lookUp }),
          ...(probe && { probe }),
        }),
      ),
      resolveRecords,
      now,
      securityHeaders,
      isStopping: () => stopping,
      findFailedParts: createReadiness({
        checks: createChecks({ database, jobs, dataDir: settings.dataDir }),
        isStopping: () => isLeaving,
        log,
      }),
      admission,
      onCatalogChange: cache.clear,
      log,
    };
    const services = createServices(deps);
    const api = createApp(deps, services);
    if (transport.isMailbox) api.use(mailboxRoutes({ db, peerOf: pages.peerOf }));
    const app = addPages(api, { deps, services, pages, cache });
    app.wrap((handle) => admission.wrap(handle, () => app.server));
    if (!pages.isFresh) app.wrap(cache.wrap);
    watchRequests(app, { pages, metrics, writeRequest, tracing, settings });
    const heartbeat = await startHeartbeat({
      db,
      role: settings.role,
      release,
      now,
      log,
      providerCalls: resources.providerCalls.read,
    });
    closing.push(() => heartbeat.stop());
    closing.push(() => jobs.stop());
    const [poolerProblems] = await Promise.all([
      findPoolerProblems(database, settings.postgres),
      jobs.start(),
    ]);
    for (const problem of poolerProblems) say(problem, 'warn');
    const watch = startWatch({ alerts: services.alerts, log });
    closing.push(() => watch.stop());
    if (!settings.databaseUrl) {
      const { engine } = database;
      const reconciliation = async () => createReconciliation({ ...deps, db });
      const commands = { db, engine, passwords, vault, mail, files, reconciliation, now };
      closing.push(serveControl(settings.dataDir, createCommands(commands), log));
    }
    /** From now on, balancers are told to send requests elsewhere. Requests are still served. */
    const leave = () => {
      isLeaving = true;
    };
    return {
      app: settings.role === 'worker' ? createWorkerApp(deps) : app,
      services,
      database,
      sandbox: resources.sandbox,
      leave,
      release: resources.releaseWaiting,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
