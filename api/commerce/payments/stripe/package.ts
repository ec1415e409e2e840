import Stripe from 'stripe';

/** The provider's own package: the one file that imports it. */
export { Stripe };

/** What requests speak, and what the events of a webhook endpoint should. */
export const apiVersion: string = Stripe.API_VERSION;
