import { Elysia } from 'elysia';
import type { WebhookFailures } from '#api/commerce/payment-events/webhook-failures';
import { parseRowId } from '#api/http/path-id';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import type { Clock } from '#api/platform/clock';
import { noSuchMail } from '#api/platform/mail/service';
import * as endpoint from '#contract/endpoints/operations';
import type { Db } from '#db/client';
import { readJobs, settleJob } from './jobs.ts';
import { readMail, readUnsentMails } from './mails.ts';
import { readProcesses } from './processes.ts';
import { readProvider } from './provider.ts';
import { readRuns } from './runs.ts';
import { readStorage } from './storage.ts';
import { readWebhooks } from './webhooks.ts';

type Dependencies = {
  db: Db;
  access: SessionAccess;
  now: Clock;
  dataDir: string;
  webhookFailures: Pick<WebhookFailures, 'replay'>;
};

const done = { ok: true as const };

/** What runs behind the shop, each part on its own, so that one that fails hides no other. */
export function operationsRoutes({ db, access, now, dataDir, webhookFailures }: Dependencies) {
  return new Elysia({ name: 'operations' })
    .use(adminGuard(access))
    .get(endpoint.getJobs.path, () => readJobs(db), schemaOf(endpoint.getJobs))
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
    .get(endpoint.getUnsentMails.path, () => readUnsentMails(db), schemaOf(endpoint.getUnsentMails))
    .get(
      endpoint.getMail.path,
      ({ params }) => readMail(db, parseRowId(params.id, noSuchMail)),
      schemaOf(endpoint.getMail),
    )
    .get(endpoint.getWebhooks.path, () => readWebhooks(db), schemaOf(endpoint.getWebhooks))
    .post(
      endpoint.replayWebhook.path,
      async ({ viewer, params }) => {
        await webhookFailures.replay(viewer, params.id);
        return done;
      },
      schemaOf(endpoint.replayWebhook),
    )
    .get(endpoint.getProvider.path, () => readProvider(db), schemaOf(endpoint.getProvider))
    .get(endpoint.getStorage.path, () => readStorage(db, dataDir), schemaOf(endpoint.getStorage))
    .get(endpoint.getProcesses.path, () => readProcesses(db, now), schemaOf(endpoint.getProcesses))
    .get(endpoint.getRuns.path, () => readRuns(db, dataDir), schemaOf(endpoint.getRuns));
}
