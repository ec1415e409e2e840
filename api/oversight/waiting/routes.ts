import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/analytics';
import type { WaitingService } from './service.ts';

type Dependencies = { access: SessionAccess; waiting: WaitingService };

export function waitingRoutes({ access, waiting }: Dependencies) {
  return new Elysia({ name: 'waiting' })
    .use(adminGuard(access))
    .get(endpoint.getWaiting.path, () => waiting.count(), schemaOf(endpoint.getWaiting));
}
