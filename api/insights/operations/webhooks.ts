import { desc } from 'drizzle-orm';
import { maxOperationsRows, type WebhooksState } from '#contract/operations';
import type { Db } from '#db/client';
import { providerEvents } from '#db/schema/provider-events';
import { webhookFailures } from '#db/schema/webhook-failures';

export async function readWebhooks(db: Db): Promise<WebhooksState> {
  const [last, failedCount, failed] = await Promise.all([
    db.query.providerEvents.findFirst({ orderBy: desc(providerEvents.receivedAt) }),
    db.$count(webhookFailures),
    db.query.webhookFailures.findMany({
      orderBy: desc(webhookFailures.failedAt),
      limit: maxOperationsRows,
    }),
  ]);
  return {
    lastReceivedAt: last?.receivedAt.toISOString() ?? null,
    lagSeconds: last ? secondsBetween(last.occurredAt, last.receivedAt) : null,
    failedCount,
    failed: failed.map(({ id, type, error, attempts, occurredAt, failedAt }) => ({
      id,
      type,
      error,
      attempts,
      occurredAt: occurredAt.toISOString(),
      failedAt: failedAt.toISOString(),
    })),
  };
}

/** The provider's instants are whole seconds, and its clock may be ahead. */
function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));
}
