import type { Database } from '#db/client';
import { mails } from '#db/schema/mails';
import type { AdminActs } from './admin-act.ts';
import { aFailedJob, aFailedWebhook } from './failed-jobs.ts';

/** Admin actions on emails, jobs and webhooks that failed. */
export const adminOperationsActs: AdminActs = {
  'POST /api/admin/mails/:id/retry': async ({ db }) => {
    const words = { to: 'secret@secret.example', subject: 'Secret subject', text: 'Secret words' };
    const key = crypto.randomUUID();
    const [mail] = await db
      .insert(mails)
      .values({ key, kind: 'receipt', status: 'failed', ...words })
      .returning();
    return { path: `/api/admin/mails/${mail?.id}/retry`, verb: 'mail.retried', name: 'receipt' };
  },
  'POST /api/admin/operations/jobs/:id/retry': async ({ database }) => ({
    ...(await aFailedJobOf(database, 'retry')),
    verb: 'job.retried',
  }),
  'POST /api/admin/operations/jobs/:id/discard': async ({ database }) => ({
    ...(await aFailedJobOf(database, 'discard')),
    verb: 'job.discarded',
  }),
  'POST /api/admin/operations/webhooks/:id/replay': async (shop) => {
    const { id: name } = await aFailedWebhook(shop);
    return {
      path: `/api/admin/operations/webhooks/${name}/replay`,
      verb: 'webhook.replayed',
      name,
    };
  },
};

async function aFailedJobOf(database: Database, act: 'retry' | 'discard') {
  const id = await aFailedJob(database, { key: crypto.randomUUID() });
  const name = `reconciliation ${id.slice(0, 8)}`;
  return { path: `/api/admin/operations/jobs/${id}/${act}`, name };
}
