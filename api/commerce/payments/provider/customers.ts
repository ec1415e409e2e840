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
