import { feature, type Given } from '#api/http/feature';
import { billingDetailsRoutes } from './routes.ts';
import { createBillingDetailsSender } from './send.ts';
import { createBillingDetails } from './service.ts';

export const billingDetails = feature({
  services: (
    given: Given<typeof createBillingDetails> & Given<typeof createBillingDetailsSender>,
  ) => ({
    billingDetails: createBillingDetails(given),
    sendBillingDetails: createBillingDetailsSender(given),
  }),
  routes: (given: Given<typeof billingDetailsRoutes>) => [billingDetailsRoutes(given)],
  jobs: ({ sendBillingDetails }: { sendBillingDetails: () => Promise<void> }) => [
    { name: 'billing-details', cron: '* * * * *', run: () => sendBillingDetails() },
  ],
});
