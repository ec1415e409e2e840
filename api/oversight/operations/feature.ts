import { desc, gte, isNull, or } from 'drizzle-orm';
import { Elysia } from 'elysia';
import type { WebhookFailures } from '#api/commerce/payment-events/webhook-failures';
import { feature, type Given } from '#api/http/feature';
import { parseRowId, schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import { noSuchMail } from '#api/platform/mail/service';
import type { AlertSettings } from '#api/platform/settings';
import * as endpoint from '#contract/endpoints/operations';
import { type AlertsState, maxOperationsRows } from '#contract/operations';
import type { Db } from '#db/client';
import { alerts } from '#db/schema/alerts';
import { createAlerts } from './alerts/service.ts';
import { settleJob } from './jobs.ts';
import { readMail } from './mails.ts';
import { createOperations, type Operations } from './service.ts';

const listedMs = 30 * 24 * 60 * 60 * 1000;

type AlertsDependencies = { db: Db; now: Clock; settings: AlertSettings };

type Dependencies = {
  db: Db;
  access: SessionAccess;
  now: Clock;
  operations: Operations;
  alertSettings: AlertSettings;
  webhookFailures: Pick<WebhookFailures, 'replay'>;
};

const done = { ok: true as const };

export const operations = feature({
  services(
    given: Given<typeof createOperations> &
      Omit<Given<typeof createAlerts>, 'operations' | 'settings'> & {
        alertSettings: AlertSettings;
      },
  ) {
    const operations = createOperations(given);
    return {
      operations,
      alerts: createAlerts({ ...given, operations, settings: given.alertSettings }),
    };
  },
  routes: (given: Given<typeof operationsRoutes>) => [operationsRoutes(given)],
});

/** What runs behind the shop, each part on its own, so that one that fails hides no other. */
function operationsRoutes(deps: Dependencies) {
  const { db, access, now, operations, alertSettings, webhookFailures } = deps;
  return new Elysia({ name: 'operations' })
    .use(adminGuard(access))
    .get(endpoint.getJobs.path, () => operations.jobs(), schemaOf(endpoint.getJobs))
    .post(
      endpoint.retryJob.path,
      async ({ viewer, params }) => {
        await settleJob({ db, now }, { actor: viewer, id: params.id, verb: 'job.retried' });
        return done;
      },
      schemaOf(endpoint.retryJob),
    )
    .post(
      endpoint.discardJob.path,
      async ({ viewer, params }) => {
        await settleJob({ db, now }, { actor: viewer, id: params.id, verb: 'job.discarded' });
        return done;
      },
      schemaOf(endpoint.discardJob),
    )
    .get(endpoint.getUnsentMails.path, () => operations.mails(), schemaOf(endpoint.getUnsentMails))
    .get(
      endpoint.getMail.path,
      ({ params }) => readMail(db, parseRowId(params.id, noSuchMail)),
      schemaOf(endpoint.getMail),
    )
    .get(endpoint.getWebhooks.path, () => operations.webhooks(), schemaOf(endpoint.getWebhooks))
    .post(
      endpoint.replayWebhook.path,
      async ({ viewer, params }) => {
        await webhookFailures.replay(viewer, params.id);
        return done;
      },
      schemaOf(endpoint.replayWebhook),
    )
    .get(endpoint.getProvider.path, () => operations.provider(), schemaOf(endpoint.getProvider))
    .get(endpoint.getStorage.path, () => operations.storage(), schemaOf(endpoint.getStorage))
    .get(endpoint.getProcesses.path, () => operations.processes(), schemaOf(endpoint.getProcesses))
    .get(endpoint.getRuns.path, () => operations.runs(), schemaOf(endpoint.getRuns))
    .get(
      endpoint.getCertificate.path,
      () => operations.certificate(),
      schemaOf(endpoint.getCertificate),
    )
    .get(
      endpoint.getAlerts.path,
      () => readAlerts({ db, now, settings: alertSettings }),
      schemaOf(endpoint.getAlerts),
    );
}

/** Those that are open, and those of the last 30 days. */
async function readAlerts({ db, now, settings }: AlertsDependencies): Promise<AlertsState> {
  const since = new Date(now().getTime() - listedMs);
  const rows = await db.query.alerts.findMany({
    where: or(isNull(alerts.recoveredAt), gte(alerts.openedAt, since)),
    orderBy: [desc(alerts.openedAt), desc(alerts.id)],
    limit: maxOperationsRows,
  });
  return {
    emails: settings.emails,
    hasWebhook: settings.webhook !== undefined,
    alerts: rows.map(({ id, kind, count, openedAt, recoveredAt }) => ({
      id,
      kind,
      count,
      openedAt: openedAt.toISOString(),
      recoveredAt: recoveredAt?.toISOString() ?? null,
    })),
  };
}
