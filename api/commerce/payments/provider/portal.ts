/** Whose card it is, and what the page says of the shop. */
export type PortalRequest = {
  customerId: string;
  /** Where its way back leads, for who changes nothing after all. */
  returnUrl: string;
  /** Where it leads by itself once there is another card. */
  changedUrl: string;
  headline: string;
  termsUrl: string;
  privacyUrl: string;
};
