/** A stored card. Source: the provider's PaymentMethod object. */
export type ProviderCard = {
  /** The provider's name of the network: 'visa'. */
  brand: string;
  last4: string;
  /** 1 to 12. */
  expMonth: number;
  expYear: number;
};
