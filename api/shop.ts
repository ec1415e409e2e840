import { createAddressCheck, type LookupAddresses } from '#api/catalog/demo-checks/check-address';
import type { Probe } from '#api/catalog/demo-checks/probe';
import { traceChecks } from '#api/catalog/demo-checks/trace-checks';
import { createOrderEvents } from '#api/commerce/checkout/order-events';
import { createReconciliation } from '#api/commerce/reconciliation/service';
import { findPoolerProblems } from '#api/database-self-test';
import { type ResolveRecords, resolveBySystem } from '#api/delivery/domain-checks/query-dns';
import { removeFirstAdminFile } from '#api/identity/accounts/first-admin';
import { createPasswords } from '#api/identity/accounts/passwords';
import { createSecurityLog } from '#api/identity/security-log/recorder';
import { roleOfRequest } from '#api/identity/sessions/role-of-request';
import { openDatabase, prepareFor } from '#api/open-database';
import { openPayment } from '#api/open-payments';
import type { Clock } from '#api/platform/clock';
import { restrictDataFolder } from '#api/platform/data-folder';
import { filesFolderOf, openFileStore } from '#api/platform/files/open';
import { removeUnfinished } from '#api/platform/files/write-durably';
import { createWorker } from '#api/platform/jobs/worker';
import { watchLegalStarts } from '#api/platform/legal-texts/watch-starts';
import { createBroadcaster } from '#api/platform/live-updates/broadcaster';
import { mailboxRoutes } from '#api/platform/mail/mailbox/routes';
import { openMailTransport } from '#api/platform/mail/open';
import { createMail } from '#api/platform/mail/service';
import { createOrderLinks } from '#api/platform/order-links';
import { readRelease } from '#api/platform/release';
import type { Settings } from '#api/platform/settings';
import { openSettings } from '#api/platform/shop-settings/reader';
import { traceCalls } from '#api/platform/telemetry/trace-calls';
import { traceQueries } from '#api/platform/telemetry/trace-queries';
import { noTracing, type SpanPlan, type Tracing } from '#api/platform/telemetry/tracing';
import { vaultKeys } from '#api/platform/vault/keys';
import { createVault } from '#api/platform/vault/vault';
import { createApp, createWorkerApp } from './app.ts';
import { serveControl } from './commands/control.ts';
import { createCommands } from './commands/registry.ts';
import { prepareFirstStart, sessionSecretsOf } from './first-start.ts';
import { createAdmission } from './http/admission.ts';
import { createClientAddress } from './http/client-address.ts';
import type { Log, LogLevel } from './http/log.ts';
import { createRequestIds } from './http/request-id.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { createChecks } from './insights/health/checks.ts';
import { createReadiness } from './insights/health/readiness.ts';
import { openMetrics } from './insights/metrics/open.ts';
import { startWatch } from './insights/operations/alerts/watch.ts';
import { startHeartbeat } from './insights/operations/heartbeat.ts';
import { createProviderCalls } from './insights/operations/provider-calls.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageData } from './pages/page-data.ts';
import { createReadyResponses } from './pages/ready-responses.ts';
import { type PageSource, pageRoutes } from './pages/routes.ts';
import { scriptHash } from './pages/script-hash.ts';
import { kindOfRequest } from './routes/slow-requests.ts';
import { createServices, type Dependencies } from './services.ts';
import { watchRequests } from './watch-requests.ts';

const planOfProviderCall = (call: string): SpanPlan => ({
  name: `stripe ${call}`,
  kind: 'client',
  attributes: { 'rpc.method': call, 'service.peer.name': 'stripe' },
});

export type ShopOptions = {
  settings: Settings;
  pages: PageSource;
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
  const { settings, pages, now, say, log, writeRequest, lookUp, probe } = options;
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
    restrictDataFolder(settings.dataDir);
    const database = await openDatabase({ settings, prepare: prepareFor(settings), say, closing });
    traceQueries(database.db, tracing);
    const vault = createVault(vaultKeys(settings));
    const passwords = createPasswords();
    await prepareFirstStart({ settings, db: database.db, vault, passwords, now, say });
    await removeUnfinished(filesFolderOf(settings), now());
    const files = openFileStore(settings);
    const payment = await openPayment({ settings, now });
    const metrics = await openMetrics({ settings, release, db: database.db, now, log });
    for (const sink of metrics) closing.push(() => sink.stop());
    const providerCalls = createProviderCalls(now);
    closing.push(() => payment.close());
    const [orderEvents, broadcaster] = await Promise.all([
      createOrderEvents(database),
      createBroadcaster(database),
    ]);
    const releaseWaiting = () => {
      orderEvents.release();
      broadcaster.release();
    };
    closing.push(releaseWaiting);
    const transport = await openMailTransport(settings.mail);
    closing.push(() => transport.close());
    const jobs = createWorker({
      ...{ database, log, tracing },
      migrates: settings.autoMigrate,
      runs: settings.role !== 'web',
    });
    const secrets = sessionSecretsOf(settings);
    const orderLinks = createOrderLinks({ secrets, now });
    const securityLog = createSecurityLog({ db: database.db, now, log });
    closing.push(() => securityLog.flush());
    const securityHeaders = createSecurityHeaders({
      https: baseUrl.startsWith('https:'),
      scriptHashes: [...pages.renderer.inlineScripts.map(scriptHash), ...pages.scriptHashes],
    });
    const cache = createPageCache();
    const requestIdOf = createRequestIds(settings.trustedProxies);
    const ready = createReadyResponses(securityHeaders, (request) =>
      requestIdOf(request, app.server),
    );
    const onCatalogChange = () => {
      cache.clear();
      ready.clear();
    };
    const shopSettings = await openSettings({
      ...{ database, log },
      onChange: onCatalogChange,
      onNotice: onCatalogChange,
    });
    closing.push(() => shopSettings.close());
    const legalStarts = await watchLegalStarts({ database, onStart: onCatalogChange, now, log });
    closing.push(() => legalStarts.close());
    const mail = createMail({
      ...{ db: database.db, jobs, transport, baseUrl, orderLinks, now, tracing },
      settings: shopSettings.forMails,
    });
    for (const problem of await findPoolerProblems(database, settings.postgres)) {
      say(problem, 'warn');
    }

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
      orderEvents,
      broadcaster,
      provider: metrics.reduce(
        (provider, sink) => sink.watch(provider),
        providerCalls.watch(traceCalls(payment.provider, tracing, planOfProviderCall)),
      ),
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
      onCatalogChange,
      log,
    };
    const services = createServices(deps);
    const api = createApp(deps, services);
    if (transport.isMailbox) api.use(mailboxRoutes({ db: database.db, peerOf: pages.peerOf }));
    const app = api.use(
      pageRoutes({
        baseUrl,
        pages,
        cache,
        ...(!pages.isFresh && { ready }),
        admits: admission.admits,
        products: services.products,
        settings: shopSettings,
        readApi: createPageData({
          products: services.products,
          guestTickets: services.support.guestTickets,
          legalTexts: services.legalTexts,
          orderLinks: { db: database.db, orderLinks: deps.mail.orderLinks, now },
          settings: shopSettings,
          version: cache.version,
          log,
        }),
        roleOf: (request) =>
          roleOfRequest(
            (path, headers) => api.handle(new Request(`http://localhost${path}`, { headers })),
            request,
          ),
        log,
      }),
    );
    app.wrap((handle) => admission.wrap(handle, () => app.server));
    if (!pages.isFresh) app.wrap(ready.wrap);
    watchRequests(app, { pages, metrics, writeRequest, tracing, settings });
    const { role } = settings;
    const heartbeat = await startHeartbeat({
      ...{ db: database.db, role, now, log },
      release,
      providerCalls: providerCalls.read,
    });
    closing.push(() => heartbeat.stop());
    closing.push(() => jobs.stop());
    await jobs.start();
    const watch = startWatch({ alerts: services.alerts, log });
    closing.push(() => watch.stop());
    if (!settings.databaseUrl) {
      const isStopping = () => stopping;
      const { db, engine } = database;
      const comparing = { db, provider: payment.provider, mail, now, log, isStopping };
      const reconciliation = async () => createReconciliation(comparing);
      const commands = { db, engine, passwords, vault, mail, files, reconciliation, now };
      closing.push(serveControl(settings.dataDir, createCommands(commands), log));
    }
    /** From now on, balancers are told to send requests elsewhere. Requests are still served. */
    const leave = () => {
      isLeaving = true;
    };
    const served = settings.role === 'worker' ? createWorkerApp(deps) : app;
    return {
      app: served,
      services,
      database,
      sandbox: payment.sandbox,
      leave,
      release: releaseWaiting,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
