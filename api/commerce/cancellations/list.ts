import { and, eq, sql } from 'drizzle-orm';
import { isOnDays } from '#api/office/settings/shop-day';
import type { ListPlan, Page } from '#api/platform/lists/page';
import { hasId } from '#api/platform/lists/row-conditions';
import { readSearchedPage } from '#api/platform/lists/searched-page';
import type {
  CancellationListQuery,
  CancellationRequest,
  ListedCancellation,
} from '#contract/cancellations';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { type CustomerRow, customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';
import { searchOrders } from '../orders/search.ts';

/** A request with its order and customer. */
export type CancellationWithOrder = {
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

/** All cancellation requests of customers. Searches look at the order. */
export async function listCancellations(
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
export function cancellationToWire(
  row: CancellationRow,
  { withError = false } = {},
): CancellationRequest {
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

export function listedCancellationToWire(known: CancellationWithOrder): ListedCancellation {
  const { request, order, customer } = known;
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  return {
    ...cancellationToWire(request, { withError: true }),
    order: { orderId: order.orderId, productTitle: order.productTitle },
    customer: { email: customer.email, name: name || order.customerName },
  };
}
