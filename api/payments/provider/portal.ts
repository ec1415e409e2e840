export type PortalRequest = {
  customerId: string;
  /** Where the provider's page leads back to. */
  returnUrl: string;
  headline: string;
  termsUrl: string;
  privacyUrl: string;
};
