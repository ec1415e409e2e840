import { feature, type Given } from '#api/http/feature';
import { liveUpdateRoutes } from './routes.ts';

export const liveUpdates = feature({
  routes: (given: Given<typeof liveUpdateRoutes>) => [liveUpdateRoutes(given)],
});
