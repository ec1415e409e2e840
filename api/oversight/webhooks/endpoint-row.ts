import { and, eq } from 'drizzle-orm';
import { Failure } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { type Actor, type changesBetween, writeAudit } from '#api/office/audit/write-audit';
import type { webhookEndpoint as noun } from '#contract/nouns/webhook-endpoint';
import type { Db } from '#db/client';
import { type WebhookEndpointRow, webhookDeliveries, webhookEndpoints } from '#db/schema/webhooks';

const noSuchEndpoint = 'This webhook was not found.';

const isEndpoint = (id: string) => eq(webhookEndpoints.id, parseRowId(id, noSuchEndpoint));

export async function findEndpoint(db: Db, id: string): Promise<WebhookEndpointRow> {
  const [row] = await db.select().from(webhookEndpoints).where(isEndpoint(id));
  if (!row) throw new Failure('not_found', noSuchEndpoint);
  return row;
}

export async function lockEndpoint(tx: Db, id: string): Promise<WebhookEndpointRow> {
  const [row] = await tx.select().from(webhookEndpoints).where(isEndpoint(id)).for('update');
  if (!row) throw new Failure('not_found', noSuchEndpoint);
  return row;
}

export async function updateEndpoint(
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

/** What waits to be sent to an endpoint that is off. */
export async function failPending(tx: Db, id: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'failed' })
    .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.status, 'pending')));
}

type Act = {
  at: Date;
  act: keyof typeof noun.acts;
  row: WebhookEndpointRow;
  changes?: ReturnType<typeof changesBetween>;
};

export function auditEndpoint(tx: Db, actor: Actor, { act, row, ...entry }: Act): Promise<void> {
  const verb = `webhook_endpoint.${act}` as const;
  return writeAudit(tx, actor, { ...entry, verb, subject: subjectOf(row) });
}

/** Of the URL only the host: a path may contain a secret. */
export const subjectOf = ({ id, url }: WebhookEndpointRow) => ({ id, name: new URL(url).host });
