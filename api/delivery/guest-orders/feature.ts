import { feature, type Given } from '#api/http/feature';
import { guestOrderRoutes } from './routes.ts';

export const guestOrders = feature({
  routes: (given: Given<typeof guestOrderRoutes>) => [guestOrderRoutes(given)],
});
