import { feature, type Given } from '#api/http/feature';
import { mailRoutes } from './routes.ts';

export const mailLog = feature({
  routes: (given: Given<typeof mailRoutes>) => [mailRoutes(given)],
});
