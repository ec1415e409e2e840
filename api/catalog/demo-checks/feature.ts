import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { parseRowId, schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/products';
import { noSuchProduct } from '../products/repository.ts';
import type { CheckAddress } from './check-address.ts';
import { createDemoHealth, type DemoHealthChecks } from './service.ts';

type Dependencies = { access: SessionAccess; demoHealth: DemoHealthChecks };

export const demoChecks = feature({
  services: (
    given: Omit<Given<typeof createDemoHealth>, 'check'> & { checkAddress: CheckAddress },
  ) => ({ demoHealth: createDemoHealth({ ...given, check: given.checkAddress }) }),
  routes: (given: Given<typeof demoHealthRoutes>) => [demoHealthRoutes(given)],
  jobs: ({ demoHealth }: { demoHealth: DemoHealthChecks }) => [
    { name: 'demo-health', cron: '* * * * *', run: () => demoHealth.pass() },
  ],
});

function demoHealthRoutes({ access, demoHealth }: Dependencies) {
  return new Elysia({ name: 'demo-health' })
    .use(adminGuard(access))
    .get(
      endpoint.getDemoHealth.path,
      ({ params }) => demoHealth.of(parseRowId(params.id, noSuchProduct)),
      schemaOf(endpoint.getDemoHealth),
    )
    .get(
      endpoint.listFailingDemos.path,
      () => demoHealth.failing(),
      schemaOf(endpoint.listFailingDemos),
    );
}
