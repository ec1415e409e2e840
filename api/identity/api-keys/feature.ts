import { feature, type Given } from '#api/http/feature';
import { apiKeyRoutes } from './routes.ts';
import { createApiKeys } from './service.ts';

export const apiKeys = feature({
  services: (given: Given<typeof createApiKeys>) => ({ apiKeys: createApiKeys(given) }),
  routes: (given: Given<typeof apiKeyRoutes>) => [apiKeyRoutes(given)],
});
