import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { isSiteDown } from '#api/commerce/orders/delivery/live-address';
import { isFirstPaymentFailed, isLate, isPastDue, isUndelivered } from '#api/commerce/orders/flags';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import { isUnread } from '#api/support/tickets/read-messages';
import * as endpoint from '#contract/endpoints/analytics';
import { maxWaiting, type Waiting } from '#contract/waiting';
import type { Db } from '#db/client';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { orderFlags } from '#db/schema/order-flags';
import { orders } from '#db/schema/orders';
import { supportTickets } from '#db/schema/support-tickets';

type WaitingService = ReturnType<typeof createWaiting>;

/** An order may have several open flags. */
const flaggedOrders = sql`(select distinct ${orderFlags.orderId} from ${orderFlags} where ${orderFlags.settledAt} is null) flagged`;

type Dependencies = { access: SessionAccess; waiting: WaitingService };

export const waiting = feature({
  services: (given: Given<typeof createWaiting>) => ({ waiting: createWaiting(given) }),
  routes: (given: Given<typeof waitingRoutes>) => [waitingRoutes(given)],
});

function waitingRoutes({ access, waiting }: Dependencies) {
  return new Elysia({ name: 'waiting' })
    .use(adminGuard(access))
    .get(endpoint.getWaiting.path, () => waiting.count(), schemaOf(endpoint.getWaiting));
}

/**
 * Counts what waits for admins. Each count reads at most `maxWaiting` entries of an index, so it
 * stays cheap however many orders there are.
 */
function createWaiting({ db, now }: { db: Db; now: Clock }) {
  return {
    async count(): Promise<Waiting> {
      const [row] = await db
        .select({
          toDeliver: upTo(orders, isUndelivered),
          late: upTo(orders, isLate(now())),
          failedPayments: upTo(orders, isFirstPaymentFailed),
          pastDue: upTo(orders, isPastDue),
          flagged: upTo(flaggedOrders),
          sitesDown: upTo(orders, isSiteDown),
          unreadTickets: upTo(supportTickets, isUnread),
          cancellations: upTo(
            cancellationRequests,
            sql`${cancellationRequests.status} = 'pending' and not ${cancellationRequests.byShop}`,
          ),
        })
        .from(sql`(select 1) one`);
      if (!row) throw new Error('Counts without a table are always a row');
      return row;
    },
  };
}

function upTo(table: SQLWrapper, condition: SQL = sql`true`) {
  const rows = sql`select 1 from ${table} where ${condition} limit ${maxWaiting}`;
  return sql<number>`(select count(*) from (${rows}) found)`.mapWith(Number);
}
