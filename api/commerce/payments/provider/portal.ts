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
