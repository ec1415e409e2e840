import { feature, type Given } from '#api/http/feature';
import { customerRoutes } from './routes.ts';
import { createCustomers } from './service.ts';

export const customers = feature({
  services: (given: Given<typeof createCustomers>) => ({ customers: createCustomers(given) }),
  routes: (given: Given<typeof customerRoutes>) => [customerRoutes(given)],
});
