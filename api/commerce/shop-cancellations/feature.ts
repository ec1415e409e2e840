import { feature, type Given } from '#api/http/feature';
import { shopCancellationRoutes } from './routes.ts';
import { createShopCancellations } from './service.ts';

export const shopCancellations = feature({
  services: (given: Given<typeof createShopCancellations>) => ({
    shopCancellations: createShopCancellations(given),
  }),
  routes: (given: Given<typeof shopCancellationRoutes>) => [shopCancellationRoutes(given)],
});
