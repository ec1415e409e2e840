import Stripe from 'stripe';

/** The only file that imports the provider's package. */
export { Stripe };

/** The API version of requests, and the one webhook endpoints should use. */
export const apiVersion: string = Stripe.API_VERSION;
