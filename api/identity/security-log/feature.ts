import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import { isOnDays } from '#api/office/settings/shop-day';
import type { ShopDay } from '#api/platform/clock';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import { type ListPlan, type Page, readPage } from '#api/platform/lists/page';
import { hasId } from '#api/platform/lists/row-conditions';
import * as endpoint from '#contract/endpoints/security-log';
import type { SecurityEvent, SecurityEventListQuery } from '#contract/security-log';
import type { Db } from '#db/client';
import { people } from '#db/schema/people';
import { type SecurityEventRow, securityEvents } from '#db/schema/security-events';
import { users } from '#db/schema/users';
import { folded, matchesWords } from '#db/search';
import type { SecurityLog } from './recorder.ts';

/** An event with its account's current name, and the id of its page. */
type KnownEvent = SecurityEventRow & {
  username: string | null;
  email: string | null;
  customer: string | null;
};

const list: ListPlan<KnownEvent, 'createdAt'> = {
  id: securityEvents.id,
  idOf: ({ id }) => id,
  sorts: {
    createdAt: { by: securityEvents.createdAt, kind: 'instant', of: ({ createdAt }) => createdAt },
  },
};

/**
 * Text that the search reads. Event kinds match as stored and with spaces: 'sign in' finds
 * 'sign_in'.
 */
const searched = sql`(coalesce(${users.username}, '') || E'\\n' || coalesce(${users.email}, '') || E'\\n' || coalesce(${securityEvents.network}, '') || E'\\n' || coalesce(${securityEvents.detail}, '') || E'\\n' || ${securityEvents.event} || E'\\n' || replace(${securityEvents.event}, '_', ' '))`;

type Dependencies = {
  db: Db;
  access: SessionAccess;
  securityLog: Pick<SecurityLog, 'flush'>;
  shopDay: ShopDay;
};

export const securityLog = feature({
  routes: (given: Given<typeof securityLogRoutes>) => [securityLogRoutes(given)],
});

/** The security log for admins. */
function securityLogRoutes({ db, access, securityLog, shopDay }: Dependencies) {
  return new Elysia({ name: 'security-log' }).use(adminGuard(access)).get(
    endpoint.listSecurityEvents.path,
    async (context) => {
      await securityLog.flush();
      return answerList(context, {
        endpoint: endpoint.listSecurityEvents,
        shopDay,
        read: (query) => listSecurityEvents(db, query),
        toWire: securityEventToWire,
      });
    },
    listSchemaOf(endpoint.listSecurityEvents, shopDay),
  );
}

async function listSecurityEvents(
  db: Db,
  query: SecurityEventListQuery,
): Promise<Page<KnownEvent>> {
  const { q, status: event } = query;
  const days = await isOnDays(db, securityEvents.createdAt, query);
  return readPage(query, list, ({ after, orderBy, limit }) =>
    db
      .select({
        ...getTableColumns(securityEvents),
        username: users.username,
        email: users.email,
        customer: people.reference,
      })
      .from(securityEvents)
      .leftJoin(users, eq(users.id, securityEvents.userId))
      .leftJoin(people, eq(people.customerId, users.customerId))
      .where(
        and(
          after,
          days,
          hasId(securityEvents.id, query),
          event && eq(securityEvents.event, event),
          q ? matchesWords(folded(searched), q) : undefined,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
}

function securityEventToWire(row: KnownEvent): SecurityEvent {
  const { id, createdAt, lastAt, event, network, detail, count } = row;
  const { userId, username, email, customer } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastAt: lastAt.toISOString(),
    event,
    account:
      userId !== null && username !== null ? { id: userId, username, email, customer } : null,
    network,
    detail,
    count,
  };
}
