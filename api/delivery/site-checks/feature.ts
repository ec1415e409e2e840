import { Elysia } from 'elysia';
import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import { createLiveAddresses } from '#api/commerce/orders/delivery/live-address';
import { createDeliveries } from '#api/commerce/orders/delivery/service';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/site-checks';
import { createReleaseCheck } from './check-release.ts';
import { createSiteChecks, type SiteChecks } from './service.ts';

export const siteChecks = feature({
  services(
    given: Omit<Given<typeof createSiteChecks> & Given<typeof createReleaseCheck>, 'check'> &
      Omit<Given<typeof createDeliveries>, 'checkRelease' | 'watch'> & {
        checkAddress: CheckAddress;
      },
  ) {
    const check = given.checkAddress;
    const siteChecks = createSiteChecks({ ...given, check });
    const release = {
      ...given,
      checkRelease: createReleaseCheck({ ...given, check }),
      watch: siteChecks.checkSoon,
    };
    return {
      siteChecks,
      deliveries: createDeliveries(release),
      liveAddresses: createLiveAddresses(release),
    };
  },
  routes: (given: Given<typeof addressCheckRoutes>) => [addressCheckRoutes(given)],
  jobs: ({ siteChecks }: { siteChecks: SiteChecks }) => [
    { name: 'site-checks', cron: '* * * * *', run: () => siteChecks.pass() },
  ],
});

/** A check of any public address, for admins who are about to deliver a website. */
function addressCheckRoutes(deps: { access: SessionAccess; siteChecks: SiteChecks }) {
  return new Elysia({ name: 'address-checks' }).use(adminGuard(deps.access)).post(
    endpoint.checkAddress.path,
    async ({ body }) => {
      const { certificateEndsAt, ...found } = await deps.siteChecks.check(body.url);
      return { ...found, certificateEndsAt: certificateEndsAt?.toISOString() ?? null };
    },
    schemaOf(endpoint.checkAddress),
  );
}
