import { feature, type Given } from '#api/http/feature';
import { waitingRoutes } from './routes.ts';
import { createWaiting } from './service.ts';

export const waiting = feature({
  services: (given: Given<typeof createWaiting>) => ({ waiting: createWaiting(given) }),
  routes: (given: Given<typeof waitingRoutes>) => [waitingRoutes(given)],
});
