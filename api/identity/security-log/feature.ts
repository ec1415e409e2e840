import { feature, type Given } from '#api/http/feature';
import { securityLogRoutes } from './routes.ts';

export const securityLog = feature({
  routes: (given: Given<typeof securityLogRoutes>) => [securityLogRoutes(given)],
});
