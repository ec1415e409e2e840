import { feature, type Given } from '#api/http/feature';
import { createDeliveryBoard } from './delivery/board.ts';
import { createPauseReminders } from './delivery/pause-reminders.ts';
import { createProviderEmailSender } from './mail/provider-email.ts';
import { createRenewalReminders } from './mail/renewal-reminders.ts';
import { orderRoutes } from './routes.ts';
import { createOrders } from './service.ts';

type Reminders = Record<
  'sendProviderEmails' | 'remindOfPauses' | 'remindOfRenewals',
  () => Promise<void>
>;

export const orders = feature({
  services: (
    given: Given<typeof createProviderEmailSender> & Given<typeof createPauseReminders>,
  ) => ({
    orders: createOrders(given),
    board: createDeliveryBoard(given),
    sendProviderEmails: createProviderEmailSender(given),
    remindOfPauses: createPauseReminders(given),
    remindOfRenewals: createRenewalReminders(given),
  }),
  // `stages`, `deliveries` and `liveAddresses` come from delivery, whose checks they need.
  routes: (given: Given<typeof orderRoutes>) => [orderRoutes(given)],
  jobs: ({ sendProviderEmails, remindOfPauses, remindOfRenewals }: Reminders) => [
    { name: 'provider-emails', cron: '* * * * *', run: () => sendProviderEmails() },
    { name: 'pause-reminders', cron: '37 * * * *', run: () => remindOfPauses() },
    { name: 'renewal-reminders', cron: '17 * * * *', run: () => remindOfRenewals() },
  ],
});
