import { feature, type Given } from '#api/http/feature';
import { attachmentRoutes, attachmentUploadRoutes } from './attachment-routes.ts';
import {
  conversationRoutes,
  guestConversationRoutes,
  orderConversationRoutes,
} from './conversation-routes.ts';
import { supportRequestRoutes } from './request-routes.ts';
import { guestTicketRoutes, ticketRoutes } from './routes.ts';
import { createSupport, type Support } from './support.ts';
import { supportDeskRoutes } from './support-desk-routes.ts';

type TicketRoutes = { support: Support } & Omit<
  Given<typeof guestConversationRoutes> &
    Given<typeof conversationRoutes> &
    Given<typeof supportDeskRoutes> &
    Given<typeof supportRequestRoutes> &
    Given<typeof attachmentUploadRoutes> &
    Given<typeof attachmentRoutes> &
    Given<typeof ticketRoutes>,
  keyof Support
>;

export const tickets = feature({
  services: (
    given: Omit<Given<typeof createSupport>, 'secrets'> & { sessionSecrets: readonly string[] },
  ) => ({
    support: createSupport({ ...given, secrets: given.sessionSecrets }),
  }),
  routes(given: TicketRoutes) {
    const all = { ...given, ...given.support };
    return [
      orderConversationRoutes(all),
      conversationRoutes(all),
      guestConversationRoutes(all),
      supportDeskRoutes(all),
      supportRequestRoutes(all),
      guestTicketRoutes(all.guestTickets),
      attachmentUploadRoutes(all),
      attachmentRoutes(all),
      ticketRoutes(all),
    ];
  },
  jobs: ({ support }: { support: Support }) => [
    { name: 'snoozed-tickets', cron: '* * * * *', run: () => support.wakeSnoozedTickets() },
  ],
});
