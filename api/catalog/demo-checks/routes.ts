import { Elysia } from 'elysia';
import { parseRowId, schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/products';
import { noSuchProduct } from '../products/repository.ts';
import type { DemoHealthChecks } from './service.ts';

type Dependencies = { access: SessionAccess; demoHealth: DemoHealthChecks };

export function demoHealthRoutes({ access, demoHealth }: Dependencies) {
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
