import { feature, type Given } from '#api/http/feature';
import type { CheckAddress } from './check-address.ts';
import { demoHealthRoutes } from './routes.ts';
import { createDemoHealth, type DemoHealthChecks } from './service.ts';

export const demoChecks = feature({
  services: (
    given: Omit<Given<typeof createDemoHealth>, 'check'> & { checkAddress: CheckAddress },
  ) => ({ demoHealth: createDemoHealth({ ...given, check: given.checkAddress }) }),
  routes: (given: Given<typeof demoHealthRoutes>) => [demoHealthRoutes(given)],
  jobs: ({ demoHealth }: { demoHealth: DemoHealthChecks }) => [
    { name: 'demo-health', cron: '* * * * *', run: () => demoHealth.pass() },
  ],
});
