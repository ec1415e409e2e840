import { feature, type Given } from '#api/http/feature';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { Db } from '#db/client';
import { moveToZone } from './day-zone.ts';
import { analyticsRoutes } from './routes.ts';
import { createAnalytics } from './service.ts';
import { foldTotals } from './totals.ts';

export const analytics = feature({
  services: (given: Given<typeof createAnalytics>) => ({ analytics: createAnalytics(given) }),
  routes: (given: Given<typeof analyticsRoutes>) => [analyticsRoutes(given)],
  jobs: ({ db, settings }: { db: Db; settings: ShopSettingsReader }) => [
    {
      name: 'totals',
      cron: '* * * * *',
      async run() {
        await foldTotals(db);
        await moveToZone(db, settings.current().reports.timeZone);
      },
    },
  ],
});
