import type { BillingRequest } from '../provider/customers.ts';
import type { PaymentProvider } from '../provider.ts';
import type { StripeClient } from './client.ts';
import { nullIfNotFound, wrapErrors } from './responses.ts';

type CustomerMethods = Pick<PaymentProvider, 'updateBilling' | 'updateEmail'>;

/** The label of the VAT number on invoices. */
const vatLabel = 'VAT number';

export function customerMethods({ stripe: { customers } }: StripeClient): CustomerMethods {
  return {
    updateEmail: ({ customerId, email }) =>
      wrapErrors(async () => {
        const updated = await customers.update(customerId, { email }).catch(nullIfNotFound);
        return updated !== null;
      }),
    updateBilling: (request) =>
      wrapErrors(async () => {
        const { customerId, name, vatNumber } = request;
        const updated = await customers
          .update(customerId, {
            // The name of the card's holder stays where no other is wanted.
            ...(name && { name }),
            // Cleared first: parts that are left out below might otherwise keep their old text.
            address: '',
            // A custom field, because a tax id needs a type and is checked by the tax authority.
            invoice_settings: {
              custom_fields: vatNumber ? [{ name: vatLabel, value: vatNumber }] : '',
            },
          })
          .catch(nullIfNotFound);
        const address = addressOf(request);
        if (updated && Object.keys(address).length > 0) {
          await customers.update(customerId, { address });
        }
        return updated !== null;
      }),
  };
}

/** An empty text is not a valid part. */
function addressOf({ line1, line2, city, state, postalCode, country }: BillingRequest) {
  return {
    ...(line1 && { line1 }),
    ...(line2 && { line2 }),
    ...(city && { city }),
    ...(state && { state }),
    ...(postalCode && { postal_code: postalCode }),
    ...(country && { country }),
  };
}
