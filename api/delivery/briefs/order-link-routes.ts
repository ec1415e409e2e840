import { Elysia } from 'elysia';
import { findOrder } from '#api/commerce/orders/find';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/guest-orders';
import type { Db } from '#db/client';
import type { GuestLinks } from './order-links.ts';

type Dependencies = { db: Db; access: SessionAccess; guestLinks: GuestLinks };

/** The links with which guests open their orders, for admins. */
export function orderLinkRoutes({ db, access, guestLinks }: Dependencies) {
  return new Elysia({ name: 'order-links' })
    .use(adminGuard(access))
    .post(
      endpoint.sendOrderLink.path,
      async ({ viewer, params }) => {
        await guestLinks.send(viewer, await findOrder(db, params.id));
        return { ok: true as const };
      },
      schemaOf(endpoint.sendOrderLink),
    )
    .delete(
      endpoint.revokeOrderLinks.path,
      async ({ viewer, params }) => {
        await guestLinks.revoke(viewer, await findOrder(db, params.id));
        return { ok: true as const };
      },
      schemaOf(endpoint.revokeOrderLinks),
    );
}
