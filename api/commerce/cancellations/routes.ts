import { Elysia } from 'elysia';
import { parseRowId } from '#api/http/path-id';
import { schemaOf } from '#api/http/schema-of';
import { requirePermission } from '#api/identity/sessions/permission';
import { requireRecentSignIn } from '#api/identity/sessions/recent-sign-in';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import type { Clock } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import type { ShopDay } from '#api/platform/shop-settings/shop-day';
import * as endpoint from '#contract/endpoints/cancellations';
import type { Db } from '#db/client';
import type { Orders } from '../orders/service.ts';
import { orderDetailsToWire } from '../orders/to-wire.ts';
import { refundToWire } from '../refunds/to-wire.ts';
import { listCancellations } from './list.ts';
import type { CancellationProcessor } from './processor.ts';
import type { ShopCancellations } from './shop-cancellations.ts';
import { cancellationToWire, listedCancellationToWire } from './to-wire.ts';

type Dependencies = {
  db: Db;
  access: SessionAccess;
  processing: CancellationProcessor;
  shopCancellations: ShopCancellations;
  orders: Orders;
  now: Clock;
  shopDay: ShopDay;
};

/** Cancellation requests, and cancelling without one, for admins. */
export function cancellationRoutes(deps: Dependencies) {
  const { db, access, processing, shopCancellations, orders, now, shopDay } = deps;
  return new Elysia({ name: 'cancellations' })
    .use(adminGuard(access))
    .get(
      endpoint.listCancellations.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listCancellations,
          shopDay,
          read: (query) => listCancellations(db, query),
          toWire: listedCancellationToWire,
        }),
      listSchemaOf(endpoint.listCancellations, shopDay),
    )
    .patch(
      endpoint.processCancellation.path,
      async ({ viewer, params }) => {
        const id = parseRowId(params.id, 'This cancellation request was not found.');
        return cancellationToWire(await processing.process(viewer, id), { withError: true });
      },
      schemaOf(endpoint.processCancellation),
    )
    .post(
      endpoint.cancelOrder.path,
      async ({ viewer, params, body }) => {
        if (body.refund) {
          requirePermission(viewer, 'orders.refund');
          requireRecentSignIn(viewer, now());
        }
        const refund = await shopCancellations.cancel(viewer, params.id, body);
        const details = orderDetailsToWire(await orders.find(params.id));
        return { ...details, refund: refund && refundToWire(refund) };
      },
      schemaOf(endpoint.cancelOrder),
    );
}
