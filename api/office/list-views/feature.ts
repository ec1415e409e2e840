import { feature, type Given } from '#api/http/feature';
import { listViewRoutes } from './routes.ts';
import { createListViews } from './service.ts';

export const listViews = feature({
  services: (given: Given<typeof createListViews>) => ({ listViews: createListViews(given) }),
  routes: (given: Given<typeof listViewRoutes>) => [listViewRoutes(given)],
});
