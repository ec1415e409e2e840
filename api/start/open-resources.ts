import { createOrderEvents } from '#api/commerce/checkout/order-events';
import type { PaymentProvider } from '#api/commerce/payments/provider';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import { createFirstAdmin } from '#api/identity/accounts/first-admin';
import { createPasswords, type Passwords } from '#api/identity/accounts/passwords';
import { createBroadcaster } from '#api/office/live-updates/broadcaster';
import { openMetrics } from '#api/oversight/metrics/open';
import { createProviderCalls } from '#api/oversight/operations/provider-calls';
import type { Clock } from '#api/platform/clock';
import { restrictDataFolder } from '#api/platform/data-folder';
import { filesFolderOf, openFileStore } from '#api/platform/files/open';
import { sweepUnfinished } from '#api/platform/files/write-durably';
import { createWorker } from '#api/platform/jobs/worker';
import { openMailTransport } from '#api/platform/mail/open';
import type { Settings } from '#api/platform/settings';
import { traceQueries } from '#api/platform/telemetry/trace-queries';
import { type SpanPlan, type Tracing, traceCalls } from '#api/platform/telemetry/tracing';
import { createVault, type Vault, vaultKeys } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import { openDatabase, prepareFor } from './open-database.ts';
import { openPayment } from './open-payments.ts';

type Dependencies = {
  settings: Settings;
  db: Db;
  vault: Vault;
  passwords: Passwords;
  now: Clock;
  say: (line: string) => void;
};

type Options = {
  settings: Settings;
  release: string;
  tracing: Tracing;
  now: Clock;
  say: (line: string) => void;
  log: Log;
  /** What to call, in reverse order, when the shop stops. */
  closing: (() => unknown)[];
};

/** Opens what the shop uses outside of its process, and prepares what a new one begins with. */
export async function openResources(options: Options) {
  const { settings, release, tracing, now, say, log, closing } = options;
  restrictDataFolder(settings.dataDir);
  const database = await openDatabase({ settings, prepare: prepareFor(settings), say, closing });
  const { db } = database;
  traceQueries(db, tracing);
  const vault = createVault(vaultKeys(settings));
  const passwords = createPasswords();
  await prepareFirstStart({ settings, db, vault, passwords, now, say });
  const stopSweeping = await sweepUnfinished({
    folder: filesFolderOf(settings),
    now,
    onError: (error) => log(`unfinished files: ${formatError(error)}`),
  });
  closing.push(stopSweeping);
  const files = openFileStore(settings);
  const payment = await openPayment({ settings, now });
  const metrics = await openMetrics({ settings, release, db, now, log });
  closing.push(() => metrics?.stop());
  closing.push(() => payment.close());
  const providerCalls = createProviderCalls(now);
  const traced = providerCalls.watch(traceCalls(payment.provider, tracing, planOfProviderCall));
  const provider: PaymentProvider = metrics?.watch(traced) ?? traced;
  const [orderEvents, broadcaster] = await Promise.all([
    createOrderEvents(database),
    createBroadcaster(database),
  ]);
  /** Answers the requests that wait for an event. */
  const releaseWaiting = () => {
    orderEvents.release();
    broadcaster.release();
  };
  closing.push(releaseWaiting);
  const transport = await openMailTransport(settings.mail);
  closing.push(() => transport.close());
  const jobs = createWorker({
    database,
    log,
    tracing,
    migrates: settings.autoMigrate,
    runs: settings.role !== 'web',
  });
  return {
    database,
    vault,
    passwords,
    files,
    metrics,
    orderEvents,
    broadcaster,
    releaseWaiting,
    provider,
    providerCalls,
    sandbox: payment.sandbox,
    transport,
    jobs,
  };
}

function planOfProviderCall(call: string): SpanPlan {
  return {
    name: `stripe ${call}`,
    kind: 'client',
    attributes: { 'rpc.method': call, 'service.peer.name': 'stripe' },
  };
}

/** Adds what a new shop begins with: demo data if it is on, and an admin with the embedded database. */
async function prepareFirstStart(deps: Dependencies): Promise<void> {
  const { settings, db, vault, passwords, now, say } = deps;
  if (settings.demoData) {
    const { seedShop } = await import('#api/commands/seed/seed-shop');
    if (await seedShop(db, vault, now())) say('Added demo products, orders and tickets');
  }
  if (settings.databaseUrl) return;
  // The owner of the data folder can sign in and run commands.
  const file = await createFirstAdmin(db, passwords, settings.dataDir);
  if (file) say(`Created the first admin account. Its password is in ${file}`);
}
