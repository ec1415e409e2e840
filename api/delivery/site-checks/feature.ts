import type { CheckAddress } from '#api/catalog/demo-checks/check-address';
import { createLiveAddresses } from '#api/commerce/orders/delivery/live-address';
import { createDeliveries } from '#api/commerce/orders/delivery/service';
import { feature, type Given } from '#api/http/feature';
import { createReleaseCheck } from './check-release.ts';
import { addressCheckRoutes } from './routes.ts';
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
