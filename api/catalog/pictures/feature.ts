import { feature, type Given } from '#api/http/feature';
import { pictureRoutes, uploadRoutes } from './routes.ts';
import { createPictures } from './service.ts';

export const pictures = feature({
  services: (given: Given<typeof createPictures>) => ({ pictures: createPictures(given) }),
  routes: (given: Given<typeof uploadRoutes>) => [
    uploadRoutes(given),
    pictureRoutes(given.pictures),
  ],
});
