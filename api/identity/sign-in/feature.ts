import { feature, type Given } from '#api/http/feature';
import { createSecondFactor } from '../two-factor/verify-second-factor.ts';
import { createIdentityCheck } from './confirm-identity.ts';
import { createPasswordResets } from './password-resets.ts';
import { reauthenticationRoutes } from './reauthentication-routes.ts';
import { sessionRoutes } from './routes.ts';
import { createCredentials } from './service.ts';

export const signIn = feature({
  services(
    given: Given<typeof createSecondFactor> &
      Omit<Given<typeof createCredentials> & Given<typeof createPasswordResets>, 'secondFactor'>,
  ) {
    const secondFactor = createSecondFactor(given);
    const credentials = createCredentials({ ...given, secondFactor });
    return {
      credentials,
      checkIdentity: createIdentityCheck({ db: given.db, credentials, secondFactor }),
      passwordResets: createPasswordResets({ ...given, secondFactor }),
    };
  },
  routes: (given: Given<typeof sessionRoutes> & Given<typeof reauthenticationRoutes>) => [
    sessionRoutes(given),
    reauthenticationRoutes(given),
  ],
});
