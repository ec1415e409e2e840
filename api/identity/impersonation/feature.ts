import { feature, type Given } from '#api/http/feature';
import { impersonationRoutes } from './routes.ts';
import { createImpersonation } from './service.ts';

export const impersonation = feature({
  services: (given: Given<typeof createImpersonation>) => ({
    impersonation: createImpersonation(given),
  }),
  routes: (given: Given<typeof impersonationRoutes>) => [impersonationRoutes(given)],
});
