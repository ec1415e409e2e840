import { feature, type Given } from '#api/http/feature';
import type { ResolveRecords } from './query-dns.ts';
import { domainCheckRoutes, guestDomainCheckRoutes, orderDomainCheckRoutes } from './routes.ts';
import { createDomainChecks } from './service.ts';

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
