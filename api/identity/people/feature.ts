import { feature, type Given } from '#api/http/feature';
import { createInvitationAcceptances } from './accept-invitation.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { createInvitations } from './invitations.ts';
import { peopleRoutes } from './routes.ts';
import { createPeople } from './service.ts';
import { createSignInPolicy } from './sign-in-policy.ts';

export const people = feature({
  services: (
    given: Given<typeof createInvitationAcceptances> &
      Given<typeof createInvitations> &
      Given<typeof createPeople>,
  ) => ({
    acceptances: createInvitationAcceptances(given),
    invitations: createInvitations(given),
    people: createPeople(given),
    signInPolicy: createSignInPolicy(given),
  }),
  routes: (given: Given<typeof peopleRoutes> & Given<typeof invitationRoutes>) => [
    peopleRoutes(given),
    invitationRoutes(given),
  ],
});
