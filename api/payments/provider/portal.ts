/** Whose card it is, and what the page says of the shop. */
export type PortalRequest = {
  customerId: string;
  /** Where the provider's page leads back to. */
  returnUrl: string;
  headline: string;
  termsUrl: string;
  privacyUrl: string;
};
