import { createSecret } from '#api/oversight/webhooks/secrets';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#db/schema/webhooks';
import { type AdminActs, changed, first } from './admin-act.ts';
import type { TestShop } from './shop.ts';

const path = '/api/admin/webhooks';
const host = 'hooks.example.com';
const nothingReplaced = 'It replaces nothing that an admin wrote.';

export const adminWebhookActs: AdminActs = {
  'POST /api/admin/webhooks': async () => ({
    path,
    body: { url: `https://${host}/shop`, description: 'Chat', events: ['order.paid'] },
    verb: 'webhook_endpoint.created',
    name: host,
    changes: [changed('url'), first('events', 'order.paid'), changed('description')],
    unversioned: 'It adds a record, so there is none to replace.',
  }),
  'PATCH /api/admin/webhooks/:id': async (shop) => {
    const { id, updatedAt } = await aWebhook(shop);
    const readAt = updatedAt.toISOString();
    const body = { description: 'Bookkeeping' };
    return {
      path: `${path}/${id}`,
      body,
      atOnce: { first: { ...body, readAt }, second: { events: ['site.down'], readAt } },
      verb: 'webhook_endpoint.changed',
      name: host,
      changes: [changed('description')],
    };
  },
  'DELETE /api/admin/webhooks/:id': async (shop) => ({
    path: `${path}/${(await aWebhook(shop)).id}`,
    verb: 'webhook_endpoint.deleted',
    name: host,
    unversioned: 'What is gone has no newer version.',
  }),
  'POST /api/admin/webhooks/:id/rotate-secret': async (shop) => ({
    path: `${path}/${(await aWebhook(shop)).id}/rotate-secret`,
    verb: 'webhook_endpoint.rotated',
    name: host,
    unversioned: nothingReplaced,
  }),
  'POST /api/admin/webhooks/:id/disable': async (shop) => ({
    path: `${path}/${(await aWebhook(shop)).id}/disable`,
    verb: 'webhook_endpoint.disabled',
    name: host,
    unversioned: nothingReplaced,
  }),
  'POST /api/admin/webhooks/:id/enable': async (shop) => ({
    path: `${path}/${(await aWebhook(shop, { disabledAt: new Date() })).id}/enable`,
    verb: 'webhook_endpoint.enabled',
    name: host,
    unversioned: nothingReplaced,
  }),
  'POST /api/admin/webhooks/:id/test': async (shop) => ({
    path: `${path}/${(await aWebhook(shop)).id}/test`,
    verb: 'webhook_endpoint.tested',
    name: host,
    unversioned: nothingReplaced,
  }),
  'POST /api/admin/webhooks/:id/deliveries/:deliveryId/resend': async (shop) => {
    const { id } = await aWebhook(shop);
    const type = 'customer.erased';
    const [event] = await shop.db
      .insert(webhookEvents)
      .values({ type, recordId: 0, recordName: crypto.randomUUID() })
      .returning();
    const [delivery] = await shop.db
      .insert(webhookDeliveries)
      .values({ eventId: event?.id ?? '', endpointId: id, status: 'failed' })
      .returning();
    return {
      path: `${path}/${id}/deliveries/${delivery?.id}/resend`,
      verb: 'webhook_endpoint.resent',
      name: host,
      changes: [first('event', type)],
      unversioned: nothingReplaced,
    };
  },
};

async function aWebhook(
  { db, vault }: TestShop,
  values: Partial<typeof webhookEndpoints.$inferInsert> = {},
) {
  const reference = crypto.randomUUID();
  const { sealed } = createSecret(vault, reference);
  const [endpoint] = await db
    .insert(webhookEndpoints)
    .values({
      url: `https://${host}/shop`,
      description: 'Chat',
      events: ['order.paid'],
      reference,
      secrets: [sealed],
      ...values,
    })
    .returning();
  if (!endpoint) throw new Error('The webhook was not written');
  return endpoint;
}
