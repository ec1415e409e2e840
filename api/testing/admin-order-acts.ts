import { payments } from '#db/schema/payments';
import { describeFlagRow } from '../commerce/orders/describe-flag.ts';
import type { AdminActs } from './admin-act.ts';
import { flagOrder } from './order-flags.ts';
import { aCancellation, anOrder } from './orders.ts';
import type { TestShop } from './shop.ts';

/** Admin actions on orders. */
export const adminOrderActs: AdminActs = {
  'POST /api/orders/:id/start': async ({ db }) => {
    const { id, orderId: name } = await anOrder(db);
    return {
      path: `/api/orders/${id}/start`,
      verb: 'order.started',
      name,
      changes: [{ field: 'status', before: 'pending', after: 'in_progress' }],
    };
  },
  'POST /api/orders/:id/deliver': async ({ db }) => {
    const { orderId: name } = await anOrder(db, { status: 'in_progress' });
    return {
      path: `/api/orders/${name}/deliver`,
      body: {
        credentials: [{ label: 'Secret label', value: 'Secret value' }],
        note: 'Secret note',
      },
      verb: 'order.delivered',
      name,
      changes: [{ field: 'status', before: 'in_progress', after: 'delivered' }],
    };
  },
  'POST /api/orders/:id/settle-flag': async ({ db }) => {
    const order = await anOrder(db);
    const { id, orderId: name } = order;
    const [flag] = await flagOrder(
      db,
      order,
      { code: 'refund_failed', params: { refundId: 're_1' } },
      { code: 'refund_failed', params: { refundId: 're_2' } },
    );
    if (!flag) throw new Error('The order was not flagged');
    return {
      path: `/api/orders/${id}/settle-flag`,
      body: { flagIds: [flag.id] },
      verb: 'order.flag_settled',
      name,
      changes: [{ field: 'paymentFlag', before: describeFlagRow(flag), after: null }],
    };
  },
  'POST /api/orders/:id/refunds': async (shop) => {
    const { id, orderId: name } = await aPaidOrder(shop);
    const requestId = crypto.randomUUID();
    return {
      path: `/api/orders/${id}/refunds`,
      body: { amount: '5.00', reason: 'Secret reason', endSubscription: true, requestId },
      verb: 'refund.started',
      name,
      changes: [
        { field: 'amount', before: null, after: '5.00' },
        { field: 'endSubscription', before: null, after: true },
      ],
    };
  },
  'PATCH /api/admin/cancellation-requests/:id/process': async (shop) => {
    const { id: customerId } = await shop.signIn();
    const order = await anOrder(shop.db, { customerId });
    const { id } = await aCancellation(shop.db, order);
    return {
      path: `/api/admin/cancellation-requests/${id}/process`,
      verb: 'cancellation.started',
      name: order.orderId,
    };
  },
};

/** Creates an order that is paid in the ledger but unknown to the provider. */
async function aPaidOrder({ db }: TestShop) {
  const order = await anOrder(db, { stripeSubscriptionId: `sub_${crypto.randomUUID()}` });
  await db.insert(payments).values({
    orderId: order.id,
    kind: 'paid',
    providerId: `in_${order.id}`,
    amount: 1900,
    occurredAt: new Date(),
  });
  return order;
}
