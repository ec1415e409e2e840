import * as v from 'valibot';
import { instantText } from './fields.ts';

/** `unknown`: the address has not been asked yet. */
export const demoStatuses = ['up', 'down', 'unknown'] as const;

/** Whether a product's demo answered when the shop asked it last. */
export const DemoHealth = v.object({
  status: v.picklist(demoStatuses),
  /** null: not asked yet. */
  checkedAt: v.nullable(instantText),
  /** Since when it does not answer; null unless it is down. */
  failingSince: v.nullable(instantText),
});
export type DemoHealth = v.InferOutput<typeof DemoHealth>;

/** The demos that do not answer. */
export const FailingDemos = v.array(
  v.object({ productId: v.number(), checkedAt: instantText, failingSince: instantText }),
);
export type FailingDemos = v.InferOutput<typeof FailingDemos>;
