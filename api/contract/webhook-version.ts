import * as v from 'valibot';

/** Which version of the payment provider's API its webhook events come in. */
export const WebhookVersion = v.object({
  /** What the shop reads. */
  expected: v.string(),
  /** Of the newest event; null: none has come yet. */
  received: v.nullable(v.string()),
});
export type WebhookVersion = v.InferOutput<typeof WebhookVersion>;
