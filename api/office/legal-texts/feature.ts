import { feature, type Given } from '#api/http/feature';
import { legalDraftRoutes, legalTextRoutes } from './routes.ts';
import { createLegalTexts } from './service.ts';

export const legalTexts = feature({
  services: (
    given: Omit<Given<typeof createLegalTexts>, 'onChange'> & { onCatalogChange: () => void },
  ) => ({
    legalTexts: createLegalTexts({ ...given, onChange: given.onCatalogChange }),
  }),
  routes: (given: Given<typeof legalTextRoutes> & Given<typeof legalDraftRoutes>) => [
    legalTextRoutes(given),
    legalDraftRoutes(given),
  ],
});
