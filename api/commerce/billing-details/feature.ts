import { Elysia } from 'elysia';
import { feature, type Given } from '#api/http/feature';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, signedInGuard } from '#api/http/viewer';
import { announceOwnChange } from '#api/identity/customers/service';
import * as endpoint from '#contract/endpoints/customers';
import { createBillingDetailsSender } from './send.ts';
import { type BillingDetailsService, createBillingDetails } from './service.ts';

type Dependencies = { access: SessionAccess; billingDetails: BillingDetailsService };

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

/** What a customer's own invoices carry. */
function billingDetailsRoutes({ access, billingDetails }: Dependencies) {
  return new Elysia({ name: 'billing-details' })
    .use(signedInGuard(access))
    .get(
      endpoint.getBillingDetails.path,
      ({ viewer }) => billingDetails.read(viewer.customer.id),
      schemaOf(endpoint.getBillingDetails),
    )
    .patch(
      endpoint.updateBillingDetails.path,
      ({ viewer: { customer }, body: input }) =>
        billingDetails.save({ customerId: customer.id, admin: null, input }, (tx) =>
          announceOwnChange(tx, customer.id),
        ),
      schemaOf(endpoint.updateBillingDetails),
    );
}
