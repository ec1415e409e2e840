import { feature, type Given } from '#api/http/feature';
import { createInvoices } from './invoices.ts';
import { createBillingPortal, createStoredCards } from './portal.ts';
import { billingRoutes } from './routes.ts';
import { createCredits } from './running-orders.ts';

export const billing = feature({
  services: (
    given: Given<typeof createBillingPortal> &
      Given<typeof createInvoices> &
      Given<typeof createCredits> &
      Given<typeof createStoredCards>,
  ) => ({
    portal: createBillingPortal(given),
    invoices: createInvoices(given),
    credits: createCredits(given),
    cards: createStoredCards(given),
  }),
  routes: (given: Given<typeof billingRoutes>) => [billingRoutes(given)],
});
