import { Elysia } from 'elysia';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { Handover } from '#contract/delivery';
import {
  OrderDetails,
  OrderList,
  OrderListQuery,
  OrderTimeline,
  SettledFlags,
} from '#contract/orders';
import { apiPaths } from '#contract/paths';
import type { Handovers } from './delivery.ts';
import type { Orders } from './service.ts';
import { orderDetailsToWire, orderEventToWire, orderToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; orders: Orders; handovers: Handovers };

/** What admins see and do of the orders. */
export function orderRoutes({ access, orders, handovers }: Dependencies) {
  return new Elysia({ name: 'orders' })
    .use(admins(access))
    .get(
      apiPaths.orders,
      async ({ query, path, set }) =>
        answerPage(await orders.list(query), { path, query, headers: set.headers }).map(
          orderToWire,
        ),
      { query: OrderListQuery, response: OrderList, mapResponse: csvIfAsked(OrderList) },
    )
    .get(
      `${apiPaths.orders}/:id`,
      async ({ params }) => orderDetailsToWire(await orders.find(params.id)),
      { response: OrderDetails },
    )
    .get(
      `${apiPaths.orders}/:id/timeline`,
      async ({ params }) => (await orders.timeline(params.id)).map(orderEventToWire),
      { response: OrderTimeline },
    )
    .post(
      `${apiPaths.orders}/:id/settle-flag`,
      async ({ viewer, params, body }) => {
        await orders.settleFlags(viewer, params.id, body.paymentFlags);
        return orderDetailsToWire(await orders.find(params.id));
      },
      { parse: 'json', body: SettledFlags, response: OrderDetails },
    )
    .post(
      `${apiPaths.orders}/:id/start`,
      async ({ viewer, params }) => {
        await handovers.start(viewer, params.id);
        return orderDetailsToWire(await orders.find(params.id));
      },
      { response: OrderDetails },
    )
    .post(
      `${apiPaths.orders}/:id/deliver`,
      async ({ viewer, params, body }) => {
        await handovers.deliver(viewer, params.id, body);
        return orderDetailsToWire(await orders.find(params.id));
      },
      { parse: 'json', body: Handover, response: OrderDetails },
    );
}
