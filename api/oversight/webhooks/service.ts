import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import { findLastAction } from '#api/office/audit/list';
import {
  type Actor,
  changesBetween,
  factsOf,
  writeAuditedChange,
} from '#api/office/audit/write-audit';
import type { Clock } from '#api/platform/clock';
import type { Vault } from '#api/platform/vault/vault';
import { webhookEndpoint as noun } from '#contract/nouns/webhook-endpoint';
import {
  maxWebhookEndpoints,
  type NewWebhookEndpoint,
  type WebhookEndpointChange,
} from '#contract/webhooks';
import type { Db } from '#db/client';
import { type WebhookEndpointRow, webhookDeliveries, webhookEndpoints } from '#db/schema/webhooks';
import type { WebhookDeliveryStatus } from '#db/values/enumerations';
import {
  auditEndpoint,
  failPending,
  findEndpoint,
  lockEndpoint,
  subjectOf,
  updateEndpoint,
} from './endpoint-row.ts';
import { addSecret, createSecret } from './secrets.ts';
import type { WebhookSender } from './sender.ts';

export type EndpointWithCounts = {
  endpoint: WebhookEndpointRow;
  counts: Record<WebhookDeliveryStatus, number>;
};

type Dependencies = {
  db: Db;
  vault: Vault;
  webhookSender: Pick<WebhookSender, 'findProblem'>;
  now: Clock;
};

export type Webhooks = ReturnType<typeof createWebhooks>;

export function createWebhooks(deps: Dependencies) {
  const { db, vault, webhookSender, now } = deps;
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
        await auditEndpoint(tx, actor, { at, act: 'created', row, changes });
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
          const row = await updateEndpoint(tx, before, { ...input, updatedAt: at });
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
        await auditEndpoint(tx, actor, { at: now(), act: 'deleted', row });
      });
    },

    async rotateSecret(actor: Actor, id: string) {
      return db.transaction(async (tx) => {
        const at = now();
        const before = await lockEndpoint(tx, id);
        const { secret, sealed } = createSecret(vault, before.reference);
        const secrets = addSecret(sealed, before.secrets, at);
        const row = await updateEndpoint(tx, before, { secrets, updatedAt: at });
        await auditEndpoint(tx, actor, { at, act: 'rotated', row });
        return { ...(await one(row, tx)), secret };
      });
    },

    /** What waits to be sent is failed, and what happens from now on isn’t kept for it. */
    async disable(actor: Actor, id: string): Promise<EndpointWithCounts> {
      return one(
        await db.transaction(async (tx) => {
          const at = now();
          const before = await lockEndpoint(tx, id);
          if (before.disabledAt !== null) return before;
          const off = { disabledAt: at, failingSince: null, updatedAt: at };
          const row = await updateEndpoint(tx, before, off);
          await failPending(tx, row.id);
          await auditEndpoint(tx, actor, { at, act: 'disabled', row });
          return row;
        }),
      );
    },

    /** Events that it missed stay failed until an admin sends them again. */
    async enable(actor: Actor, id: string): Promise<EndpointWithCounts> {
      return one(
        await db.transaction(async (tx) => {
          const at = now();
          const before = await lockEndpoint(tx, id);
          if (before.disabledAt === null) return before;
          const on = { disabledAt: null, failingSince: null, updatedAt: at };
          const row = await updateEndpoint(tx, before, on);
          await auditEndpoint(tx, actor, { at, act: 'enabled', row });
          return row;
        }),
      );
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
}

async function editConflict(tx: Db, { id, updatedAt }: WebhookEndpointRow): Promise<Failure> {
  const known = await findLastAction(tx, ['webhook_endpoint.changed'], id);
  const newer = known ?? { by: null, at: updatedAt.toISOString() };
  const by = newer.by ?? 'Another admin';
  return new Failure('conflict', `${by} changed this webhook after you opened it.`, { newer });
}

const { url, events } = noun.fields;

const auditFactsOf = (row: WebhookEndpointRow) => ({
  ...factsOf({ url, events }, row),
  description: row.description,
});
