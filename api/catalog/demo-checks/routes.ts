import { Elysia } from 'elysia';
import { numberId } from '#api/http/path-id';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import { DemoHealth, FailingDemos } from '#contract/demo-health';
import { apiPaths } from '#contract/paths';
import { noSuchProduct } from '../products/service.ts';
import type { DemoHealthChecks } from './service.ts';

type Dependencies = { access: SessionAccess; demoHealth: DemoHealthChecks };

export function demoHealthRoutes({ access, demoHealth }: Dependencies) {
  return new Elysia({ name: 'demo-health' })
    .use(admins(access))
    .get(
      `${apiPaths.products}/:id/demo-health`,
      ({ params }) => demoHealth.of(numberId(params.id, noSuchProduct)),
      { response: DemoHealth },
    )
    .get(apiPaths.failingDemos, () => demoHealth.failing(), { response: FailingDemos });
}
