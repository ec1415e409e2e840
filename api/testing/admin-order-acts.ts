import type { Db } from '#db/client';
import { briefs } from '#db/schema/briefs';
import { payments } from '#db/schema/payments';
import { describeFlagRow } from '../commerce/orders/flags.ts';
import { type AdminActs, changed } from './admin-act.ts';
import { flagOrder } from './order-flags.ts';
import { aCancellation, anOrder } from './orders.ts';
import { anOrderInReview, aRemark } from './reviews.ts';
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
  'PATCH /api/orders/:id/stage': async ({ db }) => {
    const { id, orderId: name } = await anOrder(db, { stage: 'requirements' });
    return {
      path: `/api/orders/${id}/stage`,
      body: { stage: 'review', previewUrl: 'https://secret.example/', version: 0 },
      verb: 'order.stage_changed',
      name,
      changes: [
        { field: 'stage', before: 'requirements', after: 'review' },
        { field: 'previewUrl', before: null, after: null },
        { field: 'status', before: 'pending', after: 'in_progress' },
      ],
    };
  },
  'POST /api/orders/:id/links': async ({ db }) => {
    const { id, orderId } = await anOrder(db);
    return { path: `/api/orders/${id}/links`, verb: 'order.guest_link_sent', name: orderId };
  },
  'POST /api/orders/:id/brief/questions': async ({ db }) => {
    const { id, orderId } = await anOrder(db);
    await db.insert(briefs).values({ orderId: id, sentAt: new Date() });
    return {
      path: `/api/orders/${id}/brief/questions`,
      body: { questions: ['Do you deliver?'] },
      verb: 'order.brief_questions_added',
      name: orderId,
      changes: [changed('questions')],
    };
  },
  'PATCH /api/orders/:id/brief/questions/:questionId': async ({ db }) => {
    const { id, orderId } = await anOrderWithQuestion(db);
    return {
      path: `/api/orders/${id}/brief/questions/q1`,
      body: { question: 'Do you deliver?', version: 1 },
      verb: 'order.brief_question_changed',
      name: orderId,
      changes: [changed('question')],
    };
  },
  'DELETE /api/orders/:id/brief/questions/:questionId': async ({ db }) => {
    const { id, orderId } = await anOrderWithQuestion(db);
    return {
      path: `/api/orders/${id}/brief/questions/q1?version=1`,
      verb: 'order.brief_question_removed',
      name: orderId,
      changes: [changed('question')],
    };
  },
  'PATCH /api/orders/:id/live-address': async ({ db }) => {
    const delivered = { status: 'delivered', deliveredAt: new Date(), deliveryVersion: 1 } as const;
    const { id, orderId } = await anOrder(db, delivered);
    return {
      path: `/api/orders/${id}/live-address`,
      body: { liveUrl: 'https://secret.example/', version: 1 },
      verb: 'order.live_address_changed',
      name: orderId,
      changes: [{ field: 'liveUrl', before: null, after: null }],
    };
  },
  'DELETE /api/orders/:id/links': async ({ db }) => {
    const { id, orderId } = await anOrder(db);
    return {
      path: `/api/orders/${id}/links`,
      verb: 'order.guest_links_ended',
      name: orderId,
    };
  },
  'PATCH /api/orders/:id/email': async ({ db }) => {
    const { id, orderId, customerEmail: shownEmail } = await anOrder(db);
    return {
      path: `/api/orders/${id}/email`,
      body: { customerEmail: 'secret@example.com', shownEmail },
      verb: 'order.email_corrected',
      name: orderId,
      changes: [changed('customerEmail')],
    };
  },
  'POST /api/orders/:id/conversation': async ({ db }) => {
    const { id, orderId } = await anOrder(db);
    return {
      path: `/api/orders/${id}/conversation`,
      body: { message: 'A secret question.' },
      verb: 'order.conversation_opened',
      name: orderId,
      changes: [changed('message')],
    };
  },
  'PATCH /api/orders/:id/review/remarks/:remarkId': async (shop) => {
    const { id: customerId, cookie } = await shop.signIn();
    const { id, orderId: name } = await anOrderInReview(shop, { customerId });
    const remarkId = crypto.randomUUID();
    const review = `/api/customer/subscriptions/${id}/review`;
    await shop.send('PATCH', `${review}/remarks/${remarkId}`, aRemark(), { cookie });
    await shop.post(`${review}/send`, { round: 1 }, { cookie });
    return {
      path: `/api/orders/${id}/review/remarks/${remarkId}`,
      body: { answer: 'declined', reason: 'Secret reason', version: 1 },
      verb: 'order.remark_answered',
      name,
      changes: [{ field: 'status', before: null, after: 'declined' }, changed('reason')],
    };
  },
  'POST /api/orders/:id/cancel': async ({ db }) => {
    const { id, orderId: name } = await anOrder(db, { stripeSubscriptionId: null });
    return {
      path: `/api/orders/${id}/cancel`,
      body: { when: 'now', reason: 'Secret reason' },
      verb: 'order.cancellation_started',
      name,
      changes: [{ field: 'cancellationEnd', before: null, after: 'now' }, changed('reason')],
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
      changes: [
        { field: 'status', before: 'in_progress', after: 'delivered' },
        changed('note'),
        changed('credentials'),
      ],
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
        changed('reason'),
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

async function anOrderWithQuestion(db: Db) {
  const order = await anOrder(db);
  const sentAt = new Date();
  const text = { id: 'q1', label: 'Deliver?', example: '', max: 2_000, optional: false };
  const section = { id: 'asked', title: 'New questions', hint: '', pictures: { max: 0, hint: '' } };
  const sections = [{ ...section, texts: [{ ...text, askedAt: sentAt.toISOString() }] }];
  await db.insert(briefs).values({ orderId: order.id, sentAt, sections });
  return order;
}
