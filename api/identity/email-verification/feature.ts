import { feature, type Given } from '#api/http/feature';
import { createEmailVerification, type OnEmailVerified } from './service.ts';

export const emailVerification = feature({
  services: (
    given: Omit<Given<typeof createEmailVerification>, 'secret' | 'onVerified'> & {
      onEmailVerified: OnEmailVerified;
      sessionSecrets: readonly string[];
    },
  ) => ({
    emailVerification: createEmailVerification({
      ...given,
      onVerified: given.onEmailVerified,
      secret: given.sessionSecrets[0] ?? '',
    }),
  }),
});
