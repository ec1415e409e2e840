import { feature, type Given } from '#api/http/feature';
import { cannedReplyRoutes } from './routes.ts';
import { createCannedReplies } from './service.ts';

export const cannedReplies = feature({
  services: (given: Given<typeof createCannedReplies>) => ({
    cannedReplies: createCannedReplies(given),
  }),
  routes: (given: Given<typeof cannedReplyRoutes>) => [cannedReplyRoutes(given)],
});
