import type { Currency } from '#db/values/currencies';
import type { BillingInterval, DiscountDuration } from '#db/values/enumerations';
import type { ProviderCard } from './charges.ts';

/** A price at the provider and its product there. */
export type ProviderPrice = { priceId: string; providerProductId: string };

/** What automatic tax needs of a price. `code`: of its product; null: the account's default. */
export type PriceTax = { inclusive: boolean; code: string | null };

export type PriceRequest = {
  /** Ours: 'product-12' or 'support-regular'. */
  item: string;
  title: string;
  interval: BillingInterval;
  /** Per interval. */
  cents: number;
  currency: Currency;
  /** The provider's product of an earlier price of the item, if any. */
  providerProductId: string | null;
  /** How the provider taxes it; absent, null: it doesn't. */
  tax?: PriceTax | null;
  /** Random. Repeating a request with the same key creates one price. */
  key: string;
};

export type PortalRequest = {
  customerId: string;
  /** The return URL where nothing was changed. */
  returnUrl: string;
  /** The redirect after a new card was saved. */
  changedUrl: string;
  headline: string;
  termsUrl: string;
  privacyUrl: string;
};

/**
 * Our metadata of an object at the provider. Several shops may share an account, and a restored
 * backup assigns numbers again. null: no metadata.
 */
export type Origin = {
  /** The order's business id. For people; not proof of origin. */
  orderId: string | null;
  /** The order's random `reference`. */
  reference: string | null;
  /** The random id of the database that sold it. */
  shopId: string | null;
};

/** Terms that never change. */
export type DiscountRequest = {
  /** Random: the coupon's id. */
  reference: string;
  code: string;
  /** null: an amount. */
  percentOff: number | null;
  /** null: a percentage. */
  amountOffCents: number | null;
  currency: Currency;
  duration: DiscountDuration;
  durationMonths: number | null;
};

/** What a customer's later invoices carry; null: nothing. Source: the provider's Customer object. */
export type BillingRequest = {
  customerId: string;
  name: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  /** ISO 3166-1, two letters. */
  country: string | null;
  vatNumber: string | null;
};

/** A customer who is taxed. `tax`: how the invoices are. */
export type CustomerRequest = {
  name: string;
  email: string;
  /** ISO 3166-1, two letters. */
  country: string;
  region: string | null;
  postalCode: string | null;
  /** Of a business, in the form of its country; null: a consumer. */
  taxNumber: string | null;
  /** Whether the customer owes the tax, which invoices then say. */
  reverseCharge: boolean;
  /** Lines at the end of each invoice: who sells. */
  footer: string;
  metadata: { [note in keyof Origin]: string };
};

/** A rate that prices include, or that is added to them. */
export type TaxRateRequest = {
  country: string;
  region: string | null;
  name: string;
  percentage: string;
  inclusive: boolean;
};

/** What automatic tax is calculated for. */
export type TaxCalculationRequest = Pick<
  CustomerRequest,
  'country' | 'postalCode' | 'taxNumber'
> & {
  currency: Currency;
  /** Each after its discount. */
  cents: readonly number[];
  tax: PriceTax;
};

/** Source: the provider's Tax Calculation object. Amounts in cents. */
export type TaxCalculation = {
  taxCents: number;
  totalCents: number;
  /** 'VAT'; null: nothing is taxed. */
  name: string | null;
  /** The sum where several apply; null: nothing is taxed. */
  percentage: string | null;
  reverseCharge: boolean;
};

/** What a buyer pays for, and where they are sent afterwards. */
export type CheckoutRequest = {
  /** Returned with the session, its subscription and their events. */
  origin: { [note in keyof Origin]: string };
  /** One line item each, in this order. */
  priceIds: string[];
  /** Absent, null: sold at the full price. */
  promotionCodeId?: string | null;
  customerEmail: string;
  /** Absent: the provider creates one with the email address. */
  customerId?: string;
  /** Of all charges. Absent, null: none. */
  taxRateId?: string | null;
  /** Whether the provider taxes all charges, by the customer's address. */
  isTaxAutomatic?: boolean;
  /** Contains `{CHECKOUT_SESSION_ID}` literally, which the provider replaces. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  idempotencyKey: string;
};

/** Source: the provider's Checkout Session object. */
export type ProviderCheckout = {
  sessionId: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  /** Whether it was paid, or a discount covers the whole price. */
  paid: boolean;
  mode: string;
  currency: string;
  /** Cents that the buyer pays now. */
  totalCents: number;
  /** Cents that its discount takes off now. */
  discountCents: number;
  /** The part of `totalCents` that is tax. */
  taxCents: number;
  origin: Origin;
  expiresAt: Date;
  customerId: string | null;
  subscriptionId: string | null;
  /** The first invoice, under which the ledger records the payment. */
  invoiceId: string | null;
  /** Its number and its page at the provider. */
  invoice: { number: string | null; url: string | null } | null;
  paidAt: Date | null;
  /** The card that its subscription is charged to; null: unknown. */
  card: Pick<ProviderCard, 'brand' | 'last4'> | null;
  /** The promotion code that it was opened with. */
  promotionCodeId: string | null;
  /** When its discount ends; null: never. undefined: it has ended with the first charge. */
  discountEndsAt: Date | null | undefined;
  /** End of the paid period. */
  periodEndsAt: Date | null;
};
