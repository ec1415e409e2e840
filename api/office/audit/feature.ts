import { feature, type Given } from '#api/http/feature';
import { auditRoutes } from './routes.ts';

export const audit = feature({
  routes: (given: Given<typeof auditRoutes>) => [auditRoutes(given)],
});
