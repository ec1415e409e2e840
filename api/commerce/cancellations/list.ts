import { and, eq } from 'drizzle-orm';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import type { CancellationListQuery } from '#contract/cancellations';
import type { Db } from '#db/client';
import { type CancellationRow, cancellationRequests } from '#db/schema/cancellation-requests';
import { type CustomerRow, customers } from '#db/schema/customers';
import { type OrderRow, orders } from '#db/schema/orders';
import { matchesWords, searchTexts } from '#db/search';

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

/** All cancellation requests. Searches look at the order. */
export function listCancellations(
  db: Db,
  query: CancellationListQuery,
): Promise<Page<CancellationWithOrder>> {
  const { q, status } = query;
  return readPage(query, list, ({ after, orderBy, limit }) =>
    db
      .select({ request: cancellationRequests, order: orders, customer: customers })
      .from(cancellationRequests)
      .innerJoin(orders, eq(orders.id, cancellationRequests.orderId))
      .innerJoin(customers, eq(customers.id, cancellationRequests.customerId))
      .where(
        and(
          after,
          status && eq(cancellationRequests.status, status),
          q ? matchesWords(searchTexts.orders, q) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
}
