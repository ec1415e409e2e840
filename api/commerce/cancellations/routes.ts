import { and, eq, sql } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { parseRowId, schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess, signedInGuard } from '#api/http/viewer';
import { isOnDays } from '#api/office/settings/shop-day';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import type { ListPlan, Page } from '#api/platform/lists/page';
import { hasId } from '#api/platform/lists/row-conditions';
import { readSearchedPage } from '#api/platform/lists/searched-page';
import type {
  CancellationListQuery,
  CancellationRequest,
  ListedCancellation,
} from '#contract/cancellations';
import * as endpoint from '#contract/endpoints/cancellations';
import { requestCancellation, withdrawCancellation } from '#contract/endpoints/cancellations';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { type CustomerRow, customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';
import { searchOrders } from '../orders/search.ts';
import type { CancellationProcessor } from './processor.ts';
import type { Cancellations } from './service.ts';

/** A request with its order and customer. */
type CancellationWithOrder = {
  request: CancellationRow;
  order: OrderRow;
  customer: CustomerRow;
};

const list: ListPlan<CancellationWithOrder, 'requestedAt'> = {
  id: cancellationRequests.id,
  idOf: ({ request }) => request.id,
  sorts: {
    requestedAt: {
      by: cancellationRequests.requestedAt,
      kind: 'instant',
      of: ({ request }) => request.requestedAt,
    },
  },
};

const requestsWithOrders = sql`${cancellationRequests} inner join ${orders} on ${orders.id} = ${cancellationRequests.orderId}`;

type CustomerRoutesDependencies = { access: SessionAccess; cancellations: Cancellations };

type Dependencies = {
  db: Db;
  access: SessionAccess;
  processing: CancellationProcessor;
  shopDay: ShopDay;
};

/** Lists and processes cancellation requests, for admins. */
export function cancellationRoutes({ db, access, processing, shopDay }: Dependencies) {
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
    );
}

/** Lets customers request a cancellation, and withdraw it. */
export function customerCancellationRoutes({ access, cancellations }: CustomerRoutesDependencies) {
  return new Elysia({ name: 'customer cancellations' })
    .use(signedInGuard(access))
    .post(
      requestCancellation.path,
      async ({ viewer, params, body, status }) => {
        const request = await cancellations.request(viewer.customer, params.id, body);
        return status(201, cancellationToWire(request));
      },
      schemaOf(requestCancellation),
    )
    .delete(
      withdrawCancellation.path,
      async ({ viewer, params }) =>
        cancellationToWire(await cancellations.withdraw(viewer.customer, params.id)),
      schemaOf(withdrawCancellation),
    );
}

/** All cancellation requests of customers. Searches look at the order. */
async function listCancellations(
  db: Db,
  query: CancellationListQuery,
): Promise<Page<CancellationWithOrder>> {
  const { q, status } = query;
  const filter = and(
    await isOnDays(db, cancellationRequests.requestedAt, query),
    hasId(cancellationRequests.id, query),
    eq(cancellationRequests.byShop, false),
    status && eq(cancellationRequests.status, status),
  );
  const search = q ? { from: requestsWithOrders, filter, ...searchOrders(db, q) } : undefined;
  return readSearchedPage(query, list, search, ({ after, orderBy, limit }) =>
    db
      .select({ request: cancellationRequests, order: orders, customer: customers })
      .from(cancellationRequests)
      .innerJoin(orders, eq(orders.id, cancellationRequests.orderId))
      .innerJoin(customers, eq(customers.id, cancellationRequests.customerId))
      .where(and(after, filter))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

/** `error` is only shown to admins. */
function cancellationToWire(row: CancellationRow, { withError = false } = {}): CancellationRequest {
  const { id, customerId, orderId, reason, status, policyText } = row;
  if (customerId === null) throw new Error('The shop’s own cancellations are not requests');
  return {
    id,
    customerId,
    orderId,
    reason,
    status,
    policyText,
    requestedAt: row.requestedAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
    error: withError ? row.error : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function listedCancellationToWire(known: CancellationWithOrder): ListedCancellation {
  const { request, order, customer } = known;
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  return {
    ...cancellationToWire(request, { withError: true }),
    order: { orderId: order.orderId, productTitle: order.productTitle },
    customer: { email: customer.email, name: name || order.customerName },
  };
}
