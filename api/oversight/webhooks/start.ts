import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import { webhookChannel } from '#api/platform/publish';
import type { Database } from '#db/client';
import type { WebhookQueue } from './queue.ts';

type Options = { database: Pick<Database, 'listen'>; webhookQueue: WebhookQueue; log: Log };

/** Sends events as soon as they are written. The scheduled job sends what is due again. */
export async function startWebhooks({ database, webhookQueue, log }: Options) {
  let looking: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  const wake = () => {
    if (isStopped) return;
    isAsked = true;
    looking ??= look();
  };
  await database.listen(webhookChannel, wake);
  return {
    async stop(): Promise<void> {
      isStopped = true;
      await looking;
      await webhookQueue.settled();
    },
  };

  async function look(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false;
      await webhookQueue
        .startDue()
        .catch((error) => log(`webhooks: ${formatError(error)}`, { level: 'warn' }));
    }
    looking = undefined;
  }
}
