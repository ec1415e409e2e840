import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/orders';
import type { DeliveryBoard } from './delivery/board.ts';
import type { StageChanges } from './delivery/change-stage.ts';
import type { LiveAddresses } from './delivery/live-address.ts';
import type { Deliveries } from './delivery/service.ts';
import type { Orders } from './service.ts';
import { boardToWire, orderDetailsToWire, orderEventToWire, orderToWire } from './to-wire.ts';

type Dependencies = {
  access: SessionAccess;
  orders: Orders;
  board: DeliveryBoard;
  deliveries: Deliveries;
  liveAddresses: LiveAddresses;
  stages: StageChanges;
  shopDay: ShopDay;
};

/** Orders, for admins. */
export function orderRoutes({
  access,
  orders,
  board,
  deliveries,
  liveAddresses,
  stages,
  shopDay,
}: Dependencies) {
  return new Elysia({ name: 'orders' })
    .use(adminGuard(access))
    .get(
      endpoint.listOrders.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listOrders,
          shopDay,
          read: (query) => orders.list(query),
          toWire: orderToWire,
        }),
      listSchemaOf(endpoint.listOrders, shopDay),
    )
    .get(
      endpoint.getDeliveryBoard.path,
      async ({ viewer, query }) => boardToWire(await board.read(viewer.user.id, query)),
      schemaOf(endpoint.getDeliveryBoard),
    )
    .get(
      endpoint.getOrder.path,
      async ({ params }) => orderDetailsToWire(await orders.find(params.id)),
      schemaOf(endpoint.getOrder),
    )
    .get(
      endpoint.getOrderTimeline.path,
      async ({ params }) => (await orders.timeline(params.id)).map(orderEventToWire),
      schemaOf(endpoint.getOrderTimeline),
    )
    .post(
      endpoint.settleOrderFlags.path,
      async ({ viewer, params, body }) => {
        await orders.settleFlags(viewer, params.id, body);
        return orderDetailsToWire(await orders.find(params.id));
      },
      schemaOf(endpoint.settleOrderFlags),
    )
    .patch(
      endpoint.changeOrderStage.path,
      async ({ viewer, params, body }) => {
        await stages.change(viewer, params.id, body);
        return orderDetailsToWire(await orders.find(params.id));
      },
      schemaOf(endpoint.changeOrderStage),
    )
    .post(
      endpoint.startOrder.path,
      async ({ viewer, params }) => {
        await deliveries.start(viewer, params.id);
        return orderDetailsToWire(await orders.find(params.id));
      },
      schemaOf(endpoint.startOrder),
    )
    .post(
      endpoint.deliverOrder.path,
      async ({ viewer, params, body }) => {
        await deliveries.deliver(viewer, params.id, body);
        return orderDetailsToWire(await orders.find(params.id));
      },
      schemaOf(endpoint.deliverOrder),
    )
    .patch(
      endpoint.changeLiveAddress.path,
      async ({ viewer, params, body }) => {
        await liveAddresses.change(viewer, params.id, body);
        return orderDetailsToWire(await orders.find(params.id));
      },
      schemaOf(endpoint.changeLiveAddress),
    );
}
