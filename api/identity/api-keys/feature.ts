import { feature, type Given } from '#api/http/feature';
import { createIdempotency } from './idempotency.ts';
import { apiKeyRoutes } from './routes.ts';
import { createApiKeys } from './service.ts';

export const apiKeys = feature({
  services: (given: Given<typeof createApiKeys> & Given<typeof createIdempotency>) => ({
    apiKeys: createApiKeys(given),
    idempotency: createIdempotency(given),
  }),
  routes: (given: Given<typeof apiKeyRoutes>) => [apiKeyRoutes(given)],
});
