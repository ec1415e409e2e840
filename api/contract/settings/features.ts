import * as v from 'valibot';

/** Which optional parts of the shop are turned on. The server also refuses requests for those that are off. */
export const FeaturesSettings = v.object({
  discountCodes: v.boolean(),
  regularSupport: v.boolean(),
  expansionSupport: v.boolean(),
  figures: v.boolean(),
  ratings: v.boolean(),
  priceQuestions: v.boolean(),
  /** Existing annual subscriptions keep theirs. */
  annualPlans: v.optional(v.boolean(), true),
  /** The bar above a demo that opens in a tab of its own. */
  demoBar: v.optional(v.boolean(), true),
  /** The sign-in through the login provider, if one is set up. */
  singleSignOn: v.optional(v.boolean(), true),
  /** Before a cancellation is processed, the browser asks instead of a dialog of the dashboard. */
  browserConfirmation: v.optional(v.boolean(), true),
});
export type FeaturesSettings = v.InferOutput<typeof FeaturesSettings>;
