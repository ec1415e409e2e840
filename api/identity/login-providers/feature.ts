import { feature, type Given } from '#api/http/feature';
import type { OidcSettings } from '#api/platform/settings';
import type { EmailVerification } from '../email-verification/service.ts';
import type { SessionControl } from '../sessions/service.ts';
import { createLoginAttempts } from './attempts.ts';
import { createOidcLogin } from './login.ts';
import { loginRoutes } from './routes.ts';

export const loginProviders = feature({
  services: (
    given: Omit<Given<typeof createOidcLogin>, 'oidc' | 'acceptEmail'> & {
      oidcSettings: OidcSettings | undefined;
      emailVerification: EmailVerification;
      sessionSecrets: readonly string[];
    },
  ) => ({
    attempts: createLoginAttempts({ ...given, secrets: given.sessionSecrets }),
    oidc:
      given.oidcSettings &&
      createOidcLogin({
        ...given,
        oidc: given.oidcSettings,
        acceptEmail: given.emailVerification.acceptEmail,
      }),
  }),
  routes: (
    given: Omit<Given<typeof loginRoutes>, 'sessionCookie'> & { access: SessionControl },
  ) => [loginRoutes({ ...given, sessionCookie: given.access.cookie })],
});
