import { feature, type Given } from '#api/http/feature';
import { totpRoutes } from './routes.ts';
import { createTotp } from './service.ts';

export const twoFactor = feature({
  services: (given: Given<typeof createTotp>) => ({ totp: createTotp(given) }),
  routes: (given: Given<typeof totpRoutes>) => [totpRoutes(given)],
});
