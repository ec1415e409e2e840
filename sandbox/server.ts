import { createDueTaskRunner } from './billing/run-due-tasks.ts';
import { createCardControls } from './controls/cards.ts';
import { createDisputeControls } from './controls/disputes.ts';
import { createFaults } from './controls/faults.ts';
import { isAddressedLocally } from './controls/local.ts';
import { createRecorder } from './controls/recorder.ts';
import { createTaxControls } from './controls/tax.ts';
import { createTimeControls } from './controls/time.ts';
import { createDashboard } from './dashboard/dashboard.ts';
import { type Handler, listen } from './listen.ts';
import type { Sandbox, SandboxOptions } from './options.ts';
import { createHostedPages } from './pages/hosted-pages.ts';
import { createApi } from './protocol/api.ts';
import { createIdempotency } from './protocol/idempotency.ts';
import { createRateLimit } from './protocol/rate-limit.ts';
import { createRouter } from './protocol/routing.ts';
import { expireOverdueSessions } from './resources/checkout-sessions.ts';
import { includes, operations } from './resources/operations.ts';
import { createChangeDetector } from './store/change-detector.ts';
import { createClock } from './store/clock.ts';
import { openDatabase } from './store/database.ts';
import { createDueTasks } from './store/due-tasks.ts';
import { createObjects } from './store/objects.ts';
import { createTransact, NO_CAUSE } from './store/transaction.ts';
import { updateHostedUrls } from './store/update-hosted-urls.ts';
import { configureEndpoint } from './webhooks/configured-endpoint.ts';
import { createDeliveries } from './webhooks/deliveries.ts';
import { createDispatcher } from './webhooks/dispatcher.ts';

export type { Fault } from './controls/faults.ts';
export type { RecordedRequest } from './controls/recorder.ts';
export type { Sandbox, SandboxOptions } from './options.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const RETRY_DELAYS_MS = [
  ...[2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR],
  ...Array.from({ length: 6 }, () => 10 * HOUR),
];

/** Starts the sandbox: its API, hosted pages, dashboard and webhooks. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  let handle: Handler = async () => new Response(null, { status: 503 });
  const server = listen(options, (request, peer) => handle(request, peer));
  try {
    const parts = await assemble(options, server.url.origin);
    handle = parts.handle;
    return {
      ...parts.sandbox,
      url: server.url.origin,
      port: server.port ?? options.port,
      async stop() {
        await server.stop(true);
        await parts.stop();
      },
    };
  } catch (error) {
    await server.stop(true);
    throw error;
  }
}

async function assemble(options: SandboxOptions, origin: string) {
  const log = options.log ?? (() => {});
  const realNow = () => Math.floor((options.now?.() ?? new Date()).getTime() / SECOND);
  const database = openDatabase(options.file);
  const clock = createClock(database, realNow);
  const publicUrl = (options.publicUrl ?? origin).replace(/\/+$/, '');
  const objects = createObjects(database);
  const deliveries = createDeliveries(database);
  const retryDelaysMs = options.retryDelaysMs ?? RETRY_DELAYS_MS;
  const { orderingTimeoutMs = 500 } = options;
  const dispatcher = createDispatcher({
    deliveries,
    objects,
    retryDelaysMs,
    orderingTimeoutMs,
    log,
  });
  const { wake } = dispatcher;
  const transact = createTransact({ database, objects, deliveries, publicUrl, clock, wake });

  const names = operations.map(({ name }) => name);
  const faults = createFaults(names);
  const recorder = createRecorder(options.record ?? false);
  const api = createApi({
    secretKey: options.secretKey,
    objects,
    includes,
    faults,
    recorder,
    transact,
    log,
    now: realNow,
    route: createRouter(operations),
    checkRate: createRateLimit(options.requestsPerSecond),
    idempotency: createIdempotency(database),
  });
  const hostedPages = await createHostedPages({ objects, transact, log });

  const dueTasks = createDueTasks(database);
  const { afterFinalAttempt = 'canceled' } = options;
  const runDueTasks = createDueTaskRunner({
    dueTasks,
    objects,
    transact,
    clock,
    afterFinalAttempt,
  });
  const time = createTimeControls({ dueTasks, clock, objects, runDueTasks });
  const cards = createCardControls(objects);
  const disputes = createDisputeControls(objects, transact);
  const tax = createTaxControls(transact);
  const controls = { time, cards, disputes, faults, tax, webhooks: dispatcher };
  const dashboard = await createDashboard({
    objects,
    deliveries,
    controls,
    operations: names,
    log,
  });

  updateHostedUrls(database, publicUrl);
  if (options.webhook) {
    const { id } = configureEndpoint(objects, options.webhook, realNow());
    deliveries.hurry(id, Date.now());
  }
  const hasMoved = createChangeDetector(database, clock);
  const tick = () => {
    try {
      if (!hasMoved()) return;
      if (objects.overdueSessions(realNow()).length > 0)
        transact(NO_CAUSE, expireOverdueSessions, realNow());
      runDueTasks();
    } catch (error) {
      log(`Processing due tasks failed: ${error}`);
    }
  };
  tick();
  const ticking = setInterval(tick, SECOND);
  const handle: Handler = async (request, peer) => {
    if (!isAddressedLocally(request)) return foreignHost();
    tick();
    if (new URL(request.url).pathname.startsWith('/v1/')) return api(request);
    return (await dashboard(request, peer)) ?? hostedPages(request);
  };
  wake();

  return {
    handle,
    sandbox: { requests: recorder.all, ...controls },
    async stop() {
      clearInterval(ticking);
      await dispatcher.stop();
      database.close();
    },
  };
}

function foreignHost(): Response {
  const message = 'The payment sandbox is available only at localhost, 127.0.0.1 and [::1].\n';
  return new Response(message, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
