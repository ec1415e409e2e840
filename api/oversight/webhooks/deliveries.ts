import { and, eq, lt, sql } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { type Actor, changesBetween } from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import { testEventType, type WebhookDeliveryListQuery, webhookDays } from '#contract/webhooks';
import type { Db } from '#db/client';
import {
  type WebhookDeliveryRow,
  type WebhookEventRow,
  webhookDeliveries,
  webhookEvents,
} from '#db/schema/webhooks';
import { auditEndpoint, findEndpoint, lockEndpoint } from './endpoint-row.ts';
import type { WebhookQueue } from './queue.ts';

const dayMs = 24 * 60 * 60 * 1000;

const noSuchDelivery = 'This event was not found.';

export type DeliveryWithEvent = { delivery: WebhookDeliveryRow; event: WebhookEventRow };

type Dependencies = { db: Db; webhookQueue: Pick<WebhookQueue, 'sendNow'>; now: Clock };

const plan: ListPlan<DeliveryWithEvent, 'createdAt'> = {
  id: webhookDeliveries.id,
  idOf: ({ delivery }) => delivery.id,
  sorts: {
    createdAt: {
      by: webhookDeliveries.createdAt,
      kind: 'instant',
      of: ({ delivery }) => delivery.createdAt,
    },
  },
};

export type WebhookDeliveries = ReturnType<typeof createWebhookDeliveries>;

/** What an endpoint was sent and answered. */
export function createWebhookDeliveries({ db, webhookQueue, now }: Dependencies) {
  return {
    /** Sends a test event now, once. */
    async test(actor: Actor, id: string): Promise<DeliveryWithEvent> {
      const deliveryId = await db.transaction(async (tx) => {
        const at = now();
        const row = await lockEndpoint(tx, id);
        const [event] = await tx
          .insert(webhookEvents)
          .values({ type: testEventType, recordId: row.id, recordName: '', createdAt: at })
          .returning();
        if (!event) throw new Error('The event was not written');
        const delivery = { eventId: event.id, endpointId: row.id, createdAt: at };
        const [written] = await tx
          .insert(webhookDeliveries)
          .values({ ...delivery, status: 'failed' })
          .returning();
        await auditEndpoint(tx, actor, { at, act: 'tested', row });
        return written?.id ?? 0;
      });
      await webhookQueue.sendNow(deliveryId);
      return findDelivery(id, deliveryId);
    },

    async list(id: string, query: WebhookDeliveryListQuery): Promise<Page<DeliveryWithEvent>> {
      const { status, q } = query;
      const endpoint = await findEndpoint(db, id);
      return readPage(query, plan, ({ after, orderBy, limit }) =>
        selectDeliveries()
          .where(
            and(
              after,
              eq(webhookDeliveries.endpointId, endpoint.id),
              status && eq(webhookDeliveries.status, status),
              q
                ? sql`strpos(lower(concat_ws(' ', ${webhookEvents.type}, ${webhookEvents.recordName}, ${webhookEvents.id})), lower(${q})) > 0`
                : undefined,
            ),
          )
          .orderBy(...orderBy)
          .limit(limit),
      );
    },

    /** Also what was accepted already: the receiver knows it by its id. */
    async resend(actor: Actor, id: string, deliveryId: string): Promise<DeliveryWithEvent> {
      const found = await findDelivery(id, parseRowId(deliveryId, noSuchDelivery));
      await db.transaction(async (tx) => {
        const row = await lockEndpoint(tx, id);
        const changes = changesBetween({}, { event: found.event.type });
        await auditEndpoint(tx, actor, { at: now(), act: 'resent', row, changes });
      });
      await webhookQueue.sendNow(found.delivery.id);
      return findDelivery(id, found.delivery.id);
    },

    /** Deletes old events with what endpoints answered. */
    async deleteOld(): Promise<void> {
      const since = new Date(now().getTime() - webhookDays * dayMs);
      await db.delete(webhookEvents).where(lt(webhookEvents.createdAt, since));
    },
  };

  function selectDeliveries() {
    return db
      .select({ delivery: webhookDeliveries, event: webhookEvents })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId));
  }

  async function findDelivery(id: string, deliveryId: number): Promise<DeliveryWithEvent> {
    const endpoint = await findEndpoint(db, id);
    const [found] = await selectDeliveries().where(
      and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, endpoint.id)),
    );
    if (!found) throw new Failure('not_found', noSuchDelivery);
    return found;
  }
}
