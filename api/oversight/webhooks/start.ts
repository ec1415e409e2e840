import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import { webhookChannel } from '#api/platform/publish';
import type { Database } from '#db/client';
import type { WebhookDelivery } from './delivery.ts';

type Options = { database: Pick<Database, 'listen'>; webhookDelivery: WebhookDelivery; log: Log };

/** Sends events as soon as they are written. The scheduled job sends what is due again. */
export async function startWebhooks({ database, webhookDelivery, log }: Options) {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  const wake = () => {
    if (isStopped) return;
    isAsked = true;
    running ??= sendAll().finally(() => {
      running = undefined;
    });
  };
  await database.listen(webhookChannel, wake);
  return {
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };

  async function sendAll(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false;
      await webhookDelivery
        .pass()
        .catch((error) => log(`webhooks: ${formatError(error)}`, { level: 'warn' }));
    }
  }
}
