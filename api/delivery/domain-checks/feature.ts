import { Elysia } from 'elysia';
import { findOrder, findOwnOrder } from '#api/commerce/orders/find';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess, signedInGuard } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/domain-checks';
import { type LinkDependencies, openLinkedOrder } from '../guest-orders/find-linked-order.ts';
import type { ResolveRecords } from './query-dns.ts';
import { createDomainChecks, type DomainChecks } from './service.ts';

type Dependencies = LinkDependencies & { access: SessionAccess; checkDomain: DomainChecks };

export const domainChecks = feature({
  services: (
    given: Omit<Given<typeof createDomainChecks>, 'target' | 'resolve'> & {
      sitesTarget: Given<typeof createDomainChecks>['target'];
      resolveRecords: ResolveRecords;
    },
  ) => ({
    checkDomain: createDomainChecks({
      ...given,
      target: given.sitesTarget,
      resolve: given.resolveRecords,
    }),
  }),
  routes: (
    given: Given<typeof domainCheckRoutes> &
      Given<typeof guestDomainCheckRoutes> &
      Given<typeof orderDomainCheckRoutes>,
  ) => [domainCheckRoutes(given), guestDomainCheckRoutes(given), orderDomainCheckRoutes(given)],
});

function domainCheckRoutes({ access, db, checkDomain, clientAddress }: Dependencies) {
  return new Elysia({ name: 'domain-checks' }).use(signedInGuard(access)).get(
    endpoint.checkDomain.path,
    async ({ viewer, params, request, server }) => {
      const order = await findOwnOrder(db, viewer.customer.id, params.id);
      return checkDomain(order, clientAddress(request, server));
    },
    schemaOf(endpoint.checkDomain),
  );
}

/** The same for admins, who are about to release the website. */
function orderDomainCheckRoutes({ access, db, checkDomain, clientAddress }: Dependencies) {
  return new Elysia({ name: 'order-domain-checks' })
    .use(adminGuard(access))
    .get(
      endpoint.checkOrderDomain.path,
      async ({ params, request, server }) =>
        checkDomain(await findOrder(db, params.id), clientAddress(request, server)),
      schemaOf(endpoint.checkOrderDomain),
    );
}

/** The same by the signed link of a guest's order. */
function guestDomainCheckRoutes(deps: Dependencies) {
  return new Elysia({ name: 'guest-domain-checks' }).get(
    endpoint.checkGuestDomain.path,
    async (call) => {
      const order = await openLinkedOrder(deps, call);
      return deps.checkDomain(order, deps.clientAddress(call.request, call.server));
    },
    schemaOf(endpoint.checkGuestDomain),
  );
}
