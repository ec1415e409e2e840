import * as v from 'valibot';

/** The API version of the payment provider's webhook events. */
export const WebhookVersion = v.object({
  /** The version that the shop supports. */
  expected: v.string(),
  /** The version of the latest event; null: none has arrived yet. */
  received: v.nullable(v.string()),
});
export type WebhookVersion = v.InferOutput<typeof WebhookVersion>;
