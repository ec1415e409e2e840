import { feature, type Given } from '#api/http/feature';
import { emailTextsRoutes } from './routes.ts';
import { createEmailTexts } from './service.ts';

export const emailTexts = feature({
  services: (given: Given<typeof createEmailTexts>) => ({ emailTexts: createEmailTexts(given) }),
  routes: (given: Given<typeof emailTextsRoutes>) => [emailTextsRoutes(given)],
});
