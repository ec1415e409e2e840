import type { Kinds } from '../protocol/wire.ts';
import type { TaxRate } from '../tax/tax-rates.ts';
import type { Address } from './addresses.ts';
import type { SessionDiscount } from './discounts.ts';
import type { Card, Payer } from './payment-methods.ts';
import type { TaxableLine } from './session-lines.ts';

/** What the sandbox stores about a session besides the public object. */
export interface SessionInternals {
  /** Whether the address that the buyer enters becomes the customer's. */
  savesAddress: boolean;
  entered?: Entered;
  lines: TaxableLine[];
  discount?: SessionDiscount;
  subscription: {
    default_tax_rates: TaxRate[];
    description: string | null;
    metadata: Record<string, string>;
  };
  /** The payment intent of an earlier declined attempt. */
  paymentIntent?: string;
  /** The payer and card that the bank is verifying. */
  challenged?: { card: Card; payer: Payer };
}

/** What the buyer entered besides the card. */
export interface Entered {
  address: Address;
  businessName: string | null;
  taxIds: NonNullable<NonNullable<Kinds['checkout.session']['customer_details']>['tax_ids']>;
}
