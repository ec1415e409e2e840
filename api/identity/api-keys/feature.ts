import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { requireRecentSignIn } from '#api/http/recent-sign-in';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import * as endpoint from '#contract/endpoints/api-keys';
import { createIdempotency } from './idempotency.ts';
import { type ApiKeys, createApiKeys } from './service.ts';

type Dependencies = { access: SessionAccess; apiKeys: ApiKeys; now: Clock };

export const apiKeys = feature({
  services: (given: Given<typeof createApiKeys> & Given<typeof createIdempotency>) => ({
    apiKeys: createApiKeys(given),
    idempotency: createIdempotency(given),
  }),
  routes: (given: Given<typeof apiKeyRoutes>) => [apiKeyRoutes(given)],
});

function apiKeyRoutes({ access, apiKeys, now }: Dependencies) {
  return new Elysia({ name: 'api-keys' })
    .use(adminGuard(access))
    .get(endpoint.listApiKeys.path, () => apiKeys.list(), schemaOf(endpoint.listApiKeys))
    .post(
      endpoint.createApiKey.path,
      async ({ viewer, body, status }) => {
        requireRecentSignIn(viewer, now());
        return status(201, await apiKeys.create(viewer, body));
      },
      schemaOf(endpoint.createApiKey),
    )
    .delete(
      endpoint.revokeApiKey.path,
      ({ viewer, params }) => apiKeys.revoke(viewer, params.id),
      schemaOf(endpoint.revokeApiKey),
    );
}
