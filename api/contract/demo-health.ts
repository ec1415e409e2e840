import * as v from 'valibot';
import { instantText } from './fields.ts';

/** `unknown`: not checked yet. */
export const demoStatuses = ['up', 'down', 'unknown'] as const;

/** The result of the latest check of a product's demo. */
export const DemoHealth = v.object({
  status: v.picklist(demoStatuses),
  /** null: not checked yet. */
  checkedAt: v.nullable(instantText),
  /** Since when the demo is down; null unless it is. */
  failingSince: v.nullable(instantText),
});
export type DemoHealth = v.InferOutput<typeof DemoHealth>;

/** The demos that are down. */
export const FailingDemos = v.array(
  v.object({ productId: v.number(), checkedAt: instantText, failingSince: instantText }),
);
export type FailingDemos = v.InferOutput<typeof FailingDemos>;
