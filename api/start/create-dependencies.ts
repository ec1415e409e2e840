import type { AnyElysia } from 'elysia';
import { createAddressCheck } from '#api/catalog/demo-checks/check-address';
import type { Probe } from '#api/catalog/demo-checks/probe';
import type { LookupAddresses } from '#api/catalog/demo-checks/public-addresses';
import { traceChecks } from '#api/catalog/demo-checks/trace-checks';
import { type ResolveRecords, resolveBySystem } from '#api/delivery/domain-checks/query-dns';
import type { Log } from '#api/http/log';
import { removeFirstAdminFile } from '#api/identity/accounts/first-admin';
import { createSecurityLog } from '#api/identity/security-log/recorder';
import { createChecks, createReadiness } from '#api/oversight/health/readiness';
import { createWebhookSender } from '#api/oversight/webhooks/sender';
import type { Clock } from '#api/platform/clock';
import { createMail } from '#api/platform/mail/service';
import { sessionSecretsOf } from '#api/platform/secrets';
import type { Settings } from '#api/platform/settings';
import { createOrderLinks } from '#api/platform/signed-links';
import type { Tracing } from '#api/platform/telemetry/tracing';
import type { Dependencies } from './dependencies.ts';
import type { Answering } from './open-answering.ts';
import type { openResources } from './open-resources.ts';

type Resources = Awaited<ReturnType<typeof openResources>>;

type Options = {
  settings: Settings;
  now: Clock;
  log: Log;
  tracing: Tracing;
  lookUp?: LookupAddresses;
  probe?: Probe;
  resolveRecords?: ResolveRecords;
};

type Surroundings = Answering & {
  checkBrand: Dependencies['checkBrand'];
  phase: { isStopping: boolean; isLeaving: boolean };
  ownApp: () => AnyElysia;
  closing: (() => unknown)[];
};

/** What the features are made from, of open resources. */
export function createDependencies(
  options: Options,
  resources: Resources,
  { cache, phase, ownApp, closing, ...answering }: Surroundings,
): Dependencies {
  const { settings, now, log, tracing, resolveRecords = resolveBySystem() } = options;
  const { database, transport, jobs } = resources;
  const secrets = sessionSecretsOf(settings);
  const securityLog = createSecurityLog({ db: database.db, now, log });
  closing.push(() => securityLog.flush());
  const mail = createMail({
    db: database.db,
    jobs,
    transport,
    baseUrl: settings.baseUrl,
    orderLinks: createOrderLinks({ secrets, now }),
    now,
    tracing,
    settings: answering.shopSettings.forMails,
  });
  return {
    ...answering,
    settings: { ...settings, sessionSecrets: secrets },
    database,
    orderEvents: resources.orderEvents,
    broadcaster: resources.broadcaster,
    provider: resources.provider,
    mail,
    sender: settings.mail.kind === 'smtp' ? settings.mail.from : null,
    files: resources.files,
    vault: resources.vault,
    securityLog,
    jobs,
    passwords: resources.passwords,
    removeFirstAdminFile: () => removeFirstAdminFile(settings.dataDir),
    checkAddress: checkAddressOf(options, ownApp),
    webhookSender: createWebhookSender({ ...options, baseUrl: settings.baseUrl }),
    resolveRecords,
    now,
    isStopping: () => phase.isStopping,
    findFailedParts: createReadiness({
      checks: createChecks({ database, jobs, dataDir: settings.dataDir }),
      isStopping: () => phase.isLeaving,
      log,
    }),
    onCatalogChange: cache.clear,
    log,
  };
}

/** Addresses of the shop itself are asked without the network. */
function checkAddressOf({ settings, tracing, lookUp, probe }: Options, ownApp: () => AnyElysia) {
  return traceChecks(
    tracing,
    createAddressCheck({
      baseUrl: settings.baseUrl,
      own: (path, signal) => ownApp().handle(new Request(`http://localhost${path}`, { signal })),
      ...(lookUp && { lookUp }),
      ...(probe && { probe }),
    }),
  );
}
