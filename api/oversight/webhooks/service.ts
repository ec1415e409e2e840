import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { findLastAction } from '#api/office/audit/list';
import {
  type Actor,
  changesBetween,
  factsOf,
  writeAudit,
  writeAuditedChange,
} from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { Vault } from '#api/platform/vault/vault';
import { webhookEndpoint as noun } from '#contract/nouns/webhook-endpoint';
import {
  maxWebhookEndpoints,
  type NewWebhookEndpoint,
  testEventType,
  type WebhookDeliveryListQuery,
  type WebhookEndpointChange,
  webhookDays,
} from '#contract/webhooks';
import type { Db } from '#db/client';
import {
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  type WebhookEventRow,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '#db/schema/webhooks';
import type { WebhookDeliveryStatus } from '#db/values/enumerations';
import type { WebhookDelivery } from './delivery.ts';
import { addSecret, createSecret } from './secrets.ts';
import type { WebhookSender } from './sender.ts';

const dayMs = 24 * 60 * 60 * 1000;

const noSuchEndpoint = 'This webhook was not found.';
const noSuchDelivery = 'This event was not found.';

export type EndpointWithCounts = {
  endpoint: WebhookEndpointRow;
  counts: Record<WebhookDeliveryStatus, number>;
};

export type DeliveryWithEvent = { delivery: WebhookDeliveryRow; event: WebhookEventRow };

type Dependencies = {
  db: Db;
  vault: Vault;
  webhookSender: Pick<WebhookSender, 'findProblem'>;
  webhookDelivery: Pick<WebhookDelivery, 'sendNow'>;
  now: Clock;
};

const list: ListPlan<DeliveryWithEvent, 'createdAt'> = {
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

export type Webhooks = ReturnType<typeof createWebhooks>;

export function createWebhooks(deps: Dependencies) {
  const { db, vault, webhookSender, webhookDelivery, now } = deps;
  return {
    async list(): Promise<EndpointWithCounts[]> {
      return withCounts(await db.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.id)));
    },

    async find(id: string): Promise<EndpointWithCounts> {
      return one(await findEndpoint(db, id));
    },

    async create(actor: Actor, input: NewWebhookEndpoint) {
      await requireReachable(input.url);
      const reference = crypto.randomUUID();
      const { secret, sealed } = createSecret(vault, reference);
      const created = await db.transaction(async (tx) => {
        const at = now();
        await tx.execute(sql`lock table ${webhookEndpoints} in share row exclusive mode`);
        if ((await tx.$count(webhookEndpoints)) >= maxWebhookEndpoints) {
          throw new Failure(
            'conflict',
            `There can be up to ${maxWebhookEndpoints} webhooks. Delete one first.`,
          );
        }
        const [row] = await tx
          .insert(webhookEndpoints)
          .values({ ...input, reference, secrets: [sealed], createdAt: at, updatedAt: at })
          .returning();
        if (!row) throw new Error('The webhook was not written');
        const changes = changesBetween({}, auditFactsOf(row));
        await audit(tx, actor, { at, act: 'created', row, changes });
        return row;
      });
      return { ...(await one(created)), secret };
    },

    async change(actor: Actor, id: string, { readAt, ...input }: WebhookEndpointChange) {
      if (input.url !== undefined) await requireReachable(input.url);
      return one(
        await db.transaction(async (tx) => {
          const at = now();
          const before = await lockEndpoint(tx, id);
          if (readAt !== undefined && readAt !== before.updatedAt.toISOString()) {
            throw await editConflict(tx, before);
          }
          const row = await update(tx, before, { ...input, updatedAt: at });
          const changes = changesBetween(auditFactsOf(before), auditFactsOf(row));
          const act = { at, verb: 'webhook_endpoint.changed', subject: subjectOf(row), changes };
          await writeAuditedChange(tx, actor, { ...act, verb: 'webhook_endpoint.changed' });
          return row;
        }),
      );
    },

    async remove(actor: Actor, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await lockEndpoint(tx, id);
        await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, row.id));
        await audit(tx, actor, { at: now(), act: 'deleted', row });
      });
    },

    async rotateSecret(actor: Actor, id: string) {
      return db.transaction(async (tx) => {
        const at = now();
        const before = await lockEndpoint(tx, id);
        const { secret, sealed } = createSecret(vault, before.reference);
        const secrets = addSecret(sealed, before.secrets, at);
        const row = await update(tx, before, { secrets, updatedAt: at });
        await audit(tx, actor, { at, act: 'rotated', row });
        return { ...(await one(row, tx)), secret };
      });
    },

    /** Events that it missed stay failed until an admin sends them again. */
    async enable(actor: Actor, id: string): Promise<EndpointWithCounts> {
      return one(
        await db.transaction(async (tx) => {
          const at = now();
          const before = await lockEndpoint(tx, id);
          if (before.disabledAt === null) return before;
          const on = { disabledAt: null, failingSince: null, updatedAt: at };
          const row = await update(tx, before, on);
          await audit(tx, actor, { at, act: 'enabled', row });
          return row;
        }),
      );
    },

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
        await audit(tx, actor, { at, act: 'tested', row });
        return written?.id ?? 0;
      });
      await webhookDelivery.sendNow(deliveryId);
      return findDelivery(id, deliveryId);
    },

    async deliveries(
      id: string,
      query: WebhookDeliveryListQuery,
    ): Promise<Page<DeliveryWithEvent>> {
      const { status, q } = query;
      const endpoint = await findEndpoint(db, id);
      return readPage(query, list, ({ after, orderBy, limit }) =>
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
        await audit(tx, actor, { at: now(), act: 'resent', row, changes });
      });
      await webhookDelivery.sendNow(found.delivery.id);
      return findDelivery(id, found.delivery.id);
    },

    /** Deletes old events with what endpoints answered. */
    async deleteOld(): Promise<void> {
      const since = new Date(now().getTime() - webhookDays * dayMs);
      await db.delete(webhookEvents).where(lt(webhookEvents.createdAt, since));
    },
  };

  async function requireReachable(url: string): Promise<void> {
    const problem = await webhookSender.findProblem(url);
    if (problem === null) return;
    const message =
      problem === 'insecure'
        ? 'Enter an address that starts with https://.'
        : 'Enter an address on the public internet, with the usual port.';
    throw invalid([{ path: 'url', message }]);
  }

  async function one(row: WebhookEndpointRow, tx: Db = db): Promise<EndpointWithCounts> {
    const [counted] = await withCounts([row], tx);
    if (!counted) throw new Error('Every webhook is counted');
    return counted;
  }

  async function withCounts(
    rows: WebhookEndpointRow[],
    tx: Db = db,
  ): Promise<EndpointWithCounts[]> {
    const ids = rows.map(({ id }) => id);
    const counted = await tx
      .select({
        endpointId: webhookDeliveries.endpointId,
        status: webhookDeliveries.status,
        count: count(),
      })
      .from(webhookDeliveries)
      .where(inArray(webhookDeliveries.endpointId, ids))
      .groupBy(webhookDeliveries.endpointId, webhookDeliveries.status);
    return rows.map((endpoint) => {
      const counts = { pending: 0, delivered: 0, failed: 0 };
      for (const row of counted) {
        if (row.endpointId === endpoint.id) counts[row.status] = row.count;
      }
      return { endpoint, counts };
    });
  }

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

const isEndpoint = (id: string) => eq(webhookEndpoints.id, parseRowId(id, noSuchEndpoint));

async function findEndpoint(db: Db, id: string): Promise<WebhookEndpointRow> {
  const [row] = await db.select().from(webhookEndpoints).where(isEndpoint(id));
  if (!row) throw new Failure('not_found', noSuchEndpoint);
  return row;
}

async function lockEndpoint(tx: Db, id: string): Promise<WebhookEndpointRow> {
  const [row] = await tx.select().from(webhookEndpoints).where(isEndpoint(id)).for('update');
  if (!row) throw new Failure('not_found', noSuchEndpoint);
  return row;
}

async function update(
  tx: Db,
  { id }: WebhookEndpointRow,
  values: Partial<WebhookEndpointRow>,
): Promise<WebhookEndpointRow> {
  const [row] = await tx
    .update(webhookEndpoints)
    .set(values)
    .where(eq(webhookEndpoints.id, id))
    .returning();
  if (!row) throw new Failure('not_found', noSuchEndpoint);
  return row;
}

async function editConflict(tx: Db, { id, updatedAt }: WebhookEndpointRow): Promise<Failure> {
  const known = await findLastAction(tx, ['webhook_endpoint.changed'], id);
  const newer = known ?? { by: null, at: updatedAt.toISOString() };
  const by = newer.by ?? 'Another admin';
  return new Failure('conflict', `${by} changed this webhook after you opened it.`, { newer });
}

type Act = {
  at: Date;
  act: keyof typeof noun.acts;
  row: WebhookEndpointRow;
  changes?: ReturnType<typeof changesBetween>;
};

function audit(tx: Db, actor: Actor, { act, row, ...entry }: Act): Promise<void> {
  const verb = `webhook_endpoint.${act}` as const;
  return writeAudit(tx, actor, { ...entry, verb, subject: subjectOf(row) });
}

/** Of the URL only the host: a path may contain a secret. */
const subjectOf = ({ id, url }: WebhookEndpointRow) => ({ id, name: new URL(url).host });

const { url, events } = noun.fields;

const auditFactsOf = (row: WebhookEndpointRow) => ({
  ...factsOf({ url, events }, row),
  description: row.description,
});
