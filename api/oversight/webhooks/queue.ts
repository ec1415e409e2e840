import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Clock } from '#api/platform/clock';
import { nameError } from '#api/platform/error-name';
import type { Mail } from '#api/platform/mail/service';
import type { Vault } from '#api/platform/vault/vault';
import type { Db } from '#db/client';
import {
  type WebhookEventRow,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '#db/schema/webhooks';
import { isAccepted, recordAttempt, type SentDelivery } from './record-attempt.ts';
import { signedHeaders } from './secrets.ts';
import type { Sent, WebhookSender } from './sender.ts';

const secondMs = 1000;

/** Longer than an attempt, whose process may die. */
const leaseMs = 60 * secondMs;

/** How many events an endpoint gets at the same time. */
const batchSize = 10;

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

export type WebhookQueue = ReturnType<typeof createWebhookQueue>;

/**
 * Sends events to their endpoints. The table is the queue: a claim on a row ends by itself, so what a
 * dead process was sending is sent again. Each endpoint has a loop of its own, and a dead one holds up
 * no other.
 */
export function createWebhookQueue(deps: Dependencies) {
  const { db, vault, mail, webhookSender, writePayload, isStopping, now, log } = deps;
  const running = new Map<number, Promise<void>>();
  const askedAgain = new Set<number>();

  return {
    /** Starts to send what is due, as long as endpoints accept it. */
    async startDue(): Promise<void> {
      const due = await db
        .selectDistinct({ endpointId: webhookDeliveries.endpointId })
        .from(webhookDeliveries)
        .where(isDue(now()));
      for (const { endpointId } of due) start(endpointId);
    },

    /** Once nothing is being sent. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values());
    },

    /** Sends an event now, whatever its status is. */
    async sendNow(deliveryId: number): Promise<void> {
      const claimed = await claim(db, eq(webhookDeliveries.id, deliveryId), 1);
      await Promise.all(claimed.map(attempt));
    },
  };

  function start(endpointId: number): void {
    if (running.has(endpointId)) {
      askedAgain.add(endpointId);
      return;
    }
    const run = sendDue(endpointId)
      .catch((error) => log(`webhook ${endpointId}: ${formatError(error)}`, { level: 'warn' }))
      .finally(() => {
        running.delete(endpointId);
        // An event that was written while the last claim found none.
        if (askedAgain.delete(endpointId) && !isStopping()) start(endpointId);
      });
    running.set(endpointId, run);
  }

  async function sendDue(endpointId: number): Promise<void> {
    while (!isStopping()) {
      const which = and(eq(webhookDeliveries.endpointId, endpointId), isDue(now()));
      const claimed = await claim(db, which, batchSize);
      const outcomes = await Promise.all(claimed.map(attempt));
      // An endpoint that is down gets the rest later.
      if (!outcomes.includes('accepted')) return;
    }
  }

  async function claim(
    tx: Db,
    which: ReturnType<typeof and>,
    limit: number,
  ): Promise<SentDelivery[]> {
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

  async function attempt(claimed: SentDelivery): Promise<'accepted' | 'refused'> {
    const at = now();
    const sent = await send(claimed, at).catch((error): Sent => {
      log(`webhook ${claimed.endpoint.id}: ${formatError(error)}`);
      return { status: null, durationMs: 0, body: '', error: nameError(error) };
    });
    const result = { at: at.toISOString(), ...sent };
    await db.transaction((tx) => recordAttempt({ tx, mail, at: now() }, claimed, result));
    return isAccepted(sent) ? 'accepted' : 'refused';
  }

  async function send({ event, endpoint }: SentDelivery, at: Date): Promise<Sent> {
    const body = event.payload ?? (await fillPayload(event));
    return webhookSender.send({
      url: endpoint.url,
      headers: {
        'User-Agent': 'shop-webhooks',
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
}

const isDue = (at: Date) =>
  and(eq(webhookDeliveries.status, 'pending'), lte(webhookDeliveries.dueAt, at));
