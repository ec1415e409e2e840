import { createFaults } from './controls/faults.ts';
import { createRecorder } from './controls/recorder.ts';
import type { Sandbox, SandboxOptions } from './options.ts';
import { createPage } from './page/page.ts';
import { createApi } from './protocol/api.ts';
import { createIdempotency } from './protocol/idempotency.ts';
import { createRouter } from './protocol/routing.ts';
import { expireDue } from './resources/checkout-sessions.ts';
import { includes, operations } from './resources/operations.ts';
import { createCommit, NO_CAUSE } from './store/commit.ts';
import { openDatabase } from './store/database.ts';
import { moveSessions } from './store/move-sessions.ts';
import { createObjects } from './store/objects.ts';
import { configureEndpoint } from './webhooks/configured.ts';
import { createDeliveries } from './webhooks/deliveries.ts';
import { createDispatcher } from './webhooks/dispatcher.ts';

export type { Fault } from './controls/faults.ts';
export type { RecordedRequest } from './controls/recorder.ts';
export type { Sandbox, SandboxOptions } from './options.ts';

type Handler = (request: Request) => Promise<Response>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const RETRY_DELAYS_MS = [
  ...[2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR],
  ...Array.from({ length: 6 }, () => 10 * HOUR),
];
const LARGEST_BODY = 1024 * 1024;
const LONGEST_IDLE_SECONDS = 255;

/** Starts a payment provider of one's own: its API, its hosted page, its webhooks. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  let handle: Handler = async () => new Response(null, { status: 503 });
  const server = listen(options, (request) => handle(request));
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
  const now = () => Math.floor((options.now?.() ?? new Date()).getTime() / SECOND);
  const database = openDatabase(options.file);
  const publicUrl = (options.publicUrl ?? origin).replace(/\/+$/, '');
  const objects = createObjects(database);
  const deliveries = createDeliveries(database);
  const retryDelaysMs = options.retryDelaysMs ?? RETRY_DELAYS_MS;
  const dispatcher = createDispatcher({ deliveries, objects, retryDelaysMs, log });
  const { wake } = dispatcher;
  const commit = createCommit({ database, objects, deliveries, publicUrl, now, wake });

  const faults = createFaults(operations.map(({ name }) => name));
  const recorder = createRecorder(options.record ?? false);
  const api = createApi({
    ...{ secretKey: options.secretKey, objects, includes, faults, recorder, commit, now, log },
    route: createRouter(operations),
    idempotency: createIdempotency(database),
  });
  const page = await createPage({ objects, commit, log });

  moveSessions(database, publicUrl);
  if (options.webhook) {
    const { id } = configureEndpoint(objects, options.webhook, now());
    deliveries.hurry(id, Date.now());
  }
  const expire = () => {
    if (objects.overdueSessions(now()).length > 0) commit(NO_CAUSE, expireDue);
  };
  const clock = setInterval(expire, SECOND);
  const handle: Handler = async (request) => {
    expire();
    return new URL(request.url).pathname.startsWith('/v1/') ? api(request) : page(request);
  };
  wake();

  return {
    handle,
    sandbox: { requests: recorder.all, webhooks: dispatcher, faults },
    async stop() {
      clearInterval(clock);
      await dispatcher.stop();
      database.close();
    },
  };
}

function listen({ port, hostname = '127.0.0.1', log }: SandboxOptions, handle: Handler) {
  try {
    return Bun.serve({
      port,
      hostname,
      reusePort: false,
      development: false,
      maxRequestBodySize: LARGEST_BODY,
      idleTimeout: LONGEST_IDLE_SECONDS,
      fetch: handle,
      error(error) {
        log?.(`A request broke: ${error}`);
        return new Response('Something broke in the payment sandbox.', { status: 500 });
      },
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`Port ${port} is already in use: the payment sandbox needs one of its own.`);
  }
}
