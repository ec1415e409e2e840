import type { AnyElysia } from 'elysia';
import type { Probe } from '#api/catalog/demo-checks/probe';
import type { LookupAddresses } from '#api/catalog/demo-checks/public-addresses';
import { createReconciliation } from '#api/commerce/reconciliation/service';
import type { ResolveRecords } from '#api/delivery/domain-checks/query-dns';
import { mailboxRoutes } from '#api/office/mailbox/routes';
import type { Clock } from '#api/platform/clock';
import { readRelease } from '#api/platform/release';
import type { Settings } from '#api/platform/settings';
import { noTracing, type Tracing } from '#api/platform/telemetry/tracing';
import { addPages } from '#api/start/add-pages';
import { openResources } from '#api/start/open-resources';
import { watchRequests } from '#api/start/watch-requests';
import { createApp, createServices, createWorkerApp } from './app.ts';
import { serveControl } from './commands/control.ts';
import { createCommands } from './commands/registry.ts';
import type { Log, LogLevel } from './http/log.ts';
import type { PageSource } from './pages/routes.ts';
import { createDependencies } from './start/create-dependencies.ts';
import type { Dependencies } from './start/dependencies.ts';
import { type Answering, openAnswering } from './start/open-answering.ts';
import { startWork } from './start/start-work.ts';

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
  const { settings, now, say, log, tracing = noTracing, release = readRelease() } = options;
  const closing: (() => unknown)[] = [];
  const phase = { isStopping: false, isLeaving: false };

  /** From now on, balancers are told to send requests elsewhere. Requests are still served. */
  function leave(): void {
    phase.isLeaving = true;
  }

  async function stop(): Promise<void> {
    phase.isStopping = true;
    leave();
    for (const close of closing.splice(0).reverse()) await close();
  }

  try {
    const loading = Promise.resolve(options.pages);
    // Awaited once the resources are open, so that `stop` closes all of them.
    loading.catch(() => {});
    const resources = await openResources({ settings, release, tracing, now, say, log, closing });
    const pages = await loading;
    const { database, metrics, transport } = resources;
    const ownApp = (): AnyElysia => app;
    const answering = await openAnswering({ settings, pages, database, ownApp, now, log, closing });
    const deps = createDependencies({ ...options, tracing }, resources, {
      ...answering,
      checkBrand: pages.renderer.checkBrand,
      phase,
      ownApp,
      closing,
    });
    const services = createServices(deps);
    const api = createApp(deps, services);
    if (transport.isMailbox) api.use(mailboxRoutes({ db: database.db, peerOf: pages.peerOf }));
    const app = withPages(api, { deps, services, pages, answering });
    const { writeRequest } = options;
    watchRequests(app, { pages, metrics, writeRequest, tracing, settings });
    await startWork({ settings, deps, services, resources, release, say, closing });
    if (!settings.databaseUrl) closing.push(serveCommands(settings, deps));
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

type PageOptions = {
  deps: Dependencies;
  services: ReturnType<typeof createServices>;
  pages: PageSource;
  answering: Answering;
};

/** Adds the pages, what refuses requests of a saturated process, and the cache before both. */
function withPages(api: AnyElysia, { answering, ...options }: PageOptions): AnyElysia {
  const { cache, admission } = answering;
  const app = addPages(api, { ...options, cache });
  app.wrap((handle) => admission.wrap(handle, () => app.server));
  if (!options.pages.isFresh) app.wrap(cache.wrap);
  return app;
}

/** Answers commands in the shop that holds the data folder. Returns what ends it. */
function serveCommands({ dataDir }: Settings, deps: Dependencies) {
  const { database, passwords, vault, mail, files, now, log } = deps;
  const { db, engine } = database;
  const reconciliation = async () => createReconciliation({ ...deps, db });
  const commands = { db, engine, passwords, vault, mail, files, reconciliation, now };
  return serveControl(dataDir, createCommands(commands), log);
}
