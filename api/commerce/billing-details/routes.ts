import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { type SessionAccess, signedInGuard } from '#api/http/viewer';
import { announceOwnChange } from '#api/identity/customers/service';
import * as endpoint from '#contract/endpoints/customers';
import type { BillingDetailsService } from './service.ts';

type Dependencies = { access: SessionAccess; billingDetails: BillingDetailsService };

/** What a customer's own invoices carry. */
export function billingDetailsRoutes({ access, billingDetails }: Dependencies) {
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
