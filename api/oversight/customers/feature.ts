import { feature, type Given } from '#api/http/feature';
import { createEmailCorrections } from './email-corrections.ts';
import { createCustomerMerges } from './merge.ts';
import { createCustomerNotes } from './notes.ts';
import { type CustomerPrivacy, createCustomerPrivacy } from './privacy.ts';
import { customerDirectoryRoutes } from './routes.ts';
import { createCustomerDirectory } from './service.ts';
import { createCustomerSessions } from './sessions.ts';

export const customerDirectory = feature({
  services: (
    given: Given<typeof createCustomerDirectory> &
      Given<typeof createEmailCorrections> &
      Given<typeof createCustomerPrivacy>,
  ) => ({
    directory: createCustomerDirectory(given),
    notes: createCustomerNotes(given),
    customerSessions: createCustomerSessions(given),
    merges: createCustomerMerges(given),
    correctEmail: createEmailCorrections(given),
    customerPrivacy: createCustomerPrivacy(given),
  }),
  routes: (
    given: Omit<Given<typeof customerDirectoryRoutes>, 'privacy'> & {
      customerPrivacy: CustomerPrivacy;
    },
  ) => [customerDirectoryRoutes({ ...given, privacy: given.customerPrivacy })],
});
