import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import { testEventType, webhookHours } from '#contract/webhooks';
import type { Db } from '#db/client';
import { customers } from '#db/schema/customers';
import {
  type WebhookAttempt,
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  type WebhookEventRow,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '#db/schema/webhooks';
import { failPending } from './endpoint-row.ts';

const secondMs = 1000;
const hourMs = 60 * 60 * secondMs;

const firstPauseMs = 30 * secondMs;
const longestPauseMs = 12 * hourMs;
const retryMs = webhookHours.retry * hourMs;

/** An hour less, because an endpoint starts to fail a moment after its first event. */
const switchOffAfterMs = retryMs - hourMs;

const maxAttempts = 20;

/** What was sent, with the versions of its event and its endpoint that were read before. */
export type SentDelivery = {
  delivery: WebhookDeliveryRow;
  event: WebhookEventRow;
  endpoint: WebhookEndpointRow;
};

type Context = { tx: Db; mail: Pick<Mail, 'send'>; at: Date };

export function isAccepted({ status }: Pick<WebhookAttempt, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Says when an event is sent again, if ever, and how its endpoint is. */
export async function recordAttempt(
  context: Context,
  { delivery, event, endpoint }: SentDelivery,
  attempt: WebhookAttempt,
): Promise<void> {
  const { tx, at } = context;
  const [stored] = await tx
    .select({
      attempts: webhookDeliveries.attempts,
      erased: webhookEvents.erased,
      disabledAt: webhookEndpoints.disabledAt,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, delivery.id))
    .for('update', { of: webhookDeliveries });
  if (!stored) return;
  const added = stored.erased ? { ...attempt, body: '' } : attempt;
  const attempts = [...stored.attempts, added].slice(-maxAttempts);
  const giveUpAt = event.createdAt.getTime() + retryMs;
  const isOver =
    at.getTime() >= giveUpAt || stored.disabledAt !== null || event.type === testEventType;
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (delivery.attemptCount - 1));
  const dueAt = new Date(Math.min(at.getTime() + pause, Math.max(giveUpAt, at.getTime())));
  const status = isAccepted(attempt) ? 'delivered' : isOver ? 'failed' : 'pending';
  await tx
    .update(webhookDeliveries)
    .set({ attempts, status, dueAt })
    .where(eq(webhookDeliveries.id, delivery.id));
  if (isAccepted(attempt)) return noteRecovery(tx, endpoint);
  await noteFailure(context, endpoint);
}

async function noteRecovery(tx: Db, { id, failingSince }: WebhookEndpointRow): Promise<void> {
  if (failingSince === null) return;
  await changeHealth(tx, id, { failingSince: null });
  await publishHealth(tx, id);
}

async function noteFailure(context: Context, { id }: WebhookEndpointRow): Promise<void> {
  const { tx, at } = context;
  const failing = await changeHealth(tx, id, {
    failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${at.toISOString()})`,
  });
  if (!failing?.failingSince) return;
  const sinceMs = failing.failingSince.getTime();
  if (sinceMs === at.getTime()) await publishHealth(tx, id);
  if (at.getTime() - sinceMs < switchOffAfterMs) return;
  await switchOff(context, { ...failing, failingSince: failing.failingSince });
  await publishHealth(tx, id);
}

async function switchOff(
  { tx, mail, at }: Context,
  { id, url, failingSince }: WebhookEndpointRow & { failingSince: Date },
): Promise<void> {
  await changeHealth(tx, id, { disabledAt: at });
  await failPending(tx, id);
  const owners = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.role, 'owner'));
  for (const { email } of owners) {
    if (email === null) continue;
    await mail.send(tx, 'webhook-off', {
      to: email,
      key: `webhook-off:${id}:${at.toISOString()}:${email}`,
      data: { id, host: new URL(url).host, failingSince },
    });
  }
}

/** Of an endpoint that is on. Its version stays: no admin changed it. */
async function changeHealth(
  tx: Db,
  id: number,
  values: PgUpdateSetSource<typeof webhookEndpoints>,
): Promise<WebhookEndpointRow | undefined> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ ...values, updatedAt: sql`${webhookEndpoints.updatedAt}` })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt)))
    .returning();
  return row;
}

function publishHealth(tx: Db, id: number): Promise<void> {
  return publish(tx, { kind: 'webhook.changed', id, name: '', by: null });
}
