import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Clock } from '#api/platform/clock';
import { nameError } from '#api/platform/error-name';
import type { Mail } from '#api/platform/mail/service';
import { publish } from '#api/platform/publish';
import type { Vault } from '#api/platform/vault/vault';
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
import { signedHeaders } from './secrets.ts';
import type { Sent, WebhookSender } from './sender.ts';

const secondMs = 1000;
const hourMs = 60 * 60 * secondMs;

const firstPauseMs = 30 * secondMs;
const longestPauseMs = 12 * hourMs;
const retryMs = webhookHours.retry * hourMs;

/** An hour less, because an endpoint starts to fail a moment after its first event. */
const switchOffAfterMs = retryMs - hourMs;

/** Longer than an attempt, whose process may die. */
const leaseMs = 60 * secondMs;

/** How many events an endpoint gets at the same time. */
const batchSize = 10;

const maxAttempts = 20;

/** Less than the scheduled job that continues. */
const maxRunMs = 50 * secondMs;

type Dependencies = {
  db: Db;
  vault: Vault;
  mail: Pick<Mail, 'send'>;
  webhookSender: Pick<WebhookSender, 'send'>;
  writePayload: (event: WebhookEventRow) => Promise<string>;
  isStopping: () => boolean;
  now: Clock;
  log: Log;
};

type Claimed = {
  delivery: WebhookDeliveryRow;
  event: WebhookEventRow;
  endpoint: WebhookEndpointRow;
};

export type WebhookDelivery = ReturnType<typeof createWebhookDelivery>;

/**
 * Sends events to their endpoints. The table is the queue: a claim on a row ends by itself, so what a
 * dead process was sending is sent again. Each endpoint has a loop of its own, and a dead one holds up
 * no other.
 */
export function createWebhookDelivery(deps: Dependencies) {
  const { db, vault, mail, webhookSender, writePayload, isStopping, now, log } = deps;
  const running = new Map<number, Promise<void>>();

  return {
    /** Sends what is due, as long as endpoints accept it. */
    async pass(): Promise<void> {
      const due = await db
        .selectDistinct({ endpointId: webhookDeliveries.endpointId })
        .from(webhookDeliveries)
        .where(isDue(now()));
      await Promise.all(due.map(({ endpointId }) => run(endpointId)));
    },

    /** Sends an event now, whatever its status is. */
    async sendNow(deliveryId: number): Promise<void> {
      const claimed = await claim(db, eq(webhookDeliveries.id, deliveryId), 1);
      await Promise.all(claimed.map(attempt));
    },
  };

  function run(endpointId: number): Promise<void> {
    const current = running.get(endpointId);
    if (current) return current;
    const started = sendDue(endpointId)
      .catch((error) => log(`webhook ${endpointId}: ${formatError(error)}`))
      .finally(() => running.delete(endpointId));
    running.set(endpointId, started);
    return started;
  }

  async function sendDue(endpointId: number): Promise<void> {
    const end = performance.now() + maxRunMs;
    while (!isStopping() && performance.now() < end) {
      const which = and(eq(webhookDeliveries.endpointId, endpointId), isDue(now()));
      const claimed = await claim(db, which, batchSize);
      const outcomes = await Promise.all(claimed.map(attempt));
      // An endpoint that is down gets the rest later.
      if (!outcomes.includes('accepted')) return;
    }
  }

  async function claim(tx: Db, which: ReturnType<typeof and>, limit: number): Promise<Claimed[]> {
    const at = now();
    const ids = await tx
      .update(webhookDeliveries)
      .set({
        dueAt: new Date(at.getTime() + leaseMs),
        attemptCount: sql`${webhookDeliveries.attemptCount} + 1`,
      })
      .where(
        inArray(
          webhookDeliveries.id,
          tx
            .select({ id: webhookDeliveries.id })
            .from(webhookDeliveries)
            .where(which)
            .orderBy(webhookDeliveries.id)
            .limit(limit)
            .for('update', { skipLocked: true }),
        ),
      )
      .returning({ id: webhookDeliveries.id });
    const claimed = ids.map(({ id }) => id);
    return tx
      .select({ delivery: webhookDeliveries, event: webhookEvents, endpoint: webhookEndpoints })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(inArray(webhookDeliveries.id, claimed))
      .orderBy(webhookDeliveries.id);
  }

  async function attempt(claimed: Claimed): Promise<'accepted' | 'refused'> {
    const at = now();
    const sent = await send(claimed, at).catch((error): Sent => {
      log(`webhook ${claimed.endpoint.id}: ${formatError(error)}`);
      return { status: null, durationMs: 0, body: '', error: nameError(error) };
    });
    const { status } = sent;
    const isAccepted = status !== null && status >= 200 && status < 300;
    const result = { at: at.toISOString(), ...sent };
    await db.transaction((tx) => record(tx, claimed, result, isAccepted));
    return isAccepted ? 'accepted' : 'refused';
  }

  async function send({ event, endpoint }: Claimed, at: Date): Promise<Sent> {
    const body = event.payload ?? (await fillPayload(event));
    return webhookSender.send({
      url: endpoint.url,
      headers: {
        'User-Agent': 'Sitewright-Webhooks',
        'Content-Type': 'application/json',
        ...signedHeaders(vault, endpoint, { id: event.id, body, at }),
      },
      body,
    });
  }

  /** Every endpoint and every attempt gets the same body. */
  async function fillPayload(event: WebhookEventRow): Promise<string> {
    const payload = await writePayload(event);
    const [filled] = await db
      .update(webhookEvents)
      .set({ payload: sql`coalesce(${webhookEvents.payload}, ${payload})` })
      .where(and(eq(webhookEvents.id, event.id), eq(webhookEvents.erased, false)))
      .returning({ payload: webhookEvents.payload });
    return filled?.payload ?? payload;
  }

  async function record(
    tx: Db,
    { delivery, event, endpoint }: Claimed,
    result: WebhookAttempt,
    isAccepted: boolean,
  ): Promise<void> {
    const at = now();
    const [stored] = await tx
      .select({ attempts: webhookDeliveries.attempts, erased: webhookEvents.erased })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .where(eq(webhookDeliveries.id, delivery.id))
      .for('update', { of: webhookDeliveries });
    if (!stored) return;
    const added = stored.erased ? { ...result, body: '' } : result;
    const attempts = [...stored.attempts, added].slice(-maxAttempts);
    const giveUpAt = event.createdAt.getTime() + retryMs;
    const isOver =
      at.getTime() >= giveUpAt || endpoint.disabledAt !== null || event.type === testEventType;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (delivery.attemptCount - 1));
    const dueAt = new Date(Math.min(at.getTime() + pause, Math.max(giveUpAt, at.getTime())));
    const status = isAccepted ? 'delivered' : isOver ? 'failed' : 'pending';
    await tx
      .update(webhookDeliveries)
      .set({ attempts, status, dueAt })
      .where(eq(webhookDeliveries.id, delivery.id));
    if (isAccepted) return noteRecovery(tx, endpoint);
    await noteFailure(tx, endpoint, at);
  }

  async function noteRecovery(tx: Db, { id, failingSince }: WebhookEndpointRow): Promise<void> {
    if (failingSince === null) return;
    await tx
      .update(webhookEndpoints)
      .set({ failingSince: null, updatedAt: sql`${webhookEndpoints.updatedAt}` })
      .where(eq(webhookEndpoints.id, id));
    await publishHealth(tx, id);
  }

  async function noteFailure(tx: Db, { id, url }: WebhookEndpointRow, at: Date): Promise<void> {
    const [failing] = await tx
      .update(webhookEndpoints)
      .set({
        failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${at.toISOString()})`,
        updatedAt: sql`${webhookEndpoints.updatedAt}`,
      })
      .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt)))
      .returning();
    if (!failing?.failingSince) return;
    const { failingSince } = failing;
    if (failingSince.getTime() === at.getTime()) await publishHealth(tx, id);
    if (at.getTime() - failingSince.getTime() < switchOffAfterMs) return;
    await tx
      .update(webhookEndpoints)
      .set({ disabledAt: at, updatedAt: sql`${webhookEndpoints.updatedAt}` })
      .where(eq(webhookEndpoints.id, id));
    await tx
      .update(webhookDeliveries)
      .set({ status: 'failed' })
      .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.status, 'pending')));
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
    await publishHealth(tx, id);
  }
}

const isDue = (at: Date) =>
  and(eq(webhookDeliveries.status, 'pending'), lte(webhookDeliveries.dueAt, at));

export function publishHealth(tx: Db, id: number): Promise<void> {
  return publish(tx, { kind: 'webhook.changed', id, name: '', by: null });
}
