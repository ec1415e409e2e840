import { Elysia } from 'elysia';
import { createOrders } from '#api/commerce/orders/service';
import { orderToWire } from '#api/commerce/orders/to-wire';
import { listenOptions } from '#api/http/listen-options';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import * as endpoint from '#contract/endpoints/orders';
import { openPostgres } from '#db/postgres';

/*
 * The list of orders of DATABASE_URL on PORT, without the rest of the shop, so that the process's
 * memory is the list's.
 */
const { DATABASE_URL = '', PORT } = process.env;
const { db } = await openPostgres(DATABASE_URL);
const orders = createOrders({ db, now: () => new Date() });
const shopDay = { timeZone: () => 'UTC', today: () => '2026-01-15' };
new Elysia()
  .get('/api/health', () => 'ok')
  .get(
    endpoint.listOrders.path,
    (context) =>
      answerList(context, {
        endpoint: endpoint.listOrders,
        shopDay,
        read: orders.list,
        toWire: orderToWire,
      }),
    listSchemaOf(endpoint.listOrders, shopDay),
  )
  .listen({ ...listenOptions, hostname: '127.0.0.1', port: Number(PORT) });
