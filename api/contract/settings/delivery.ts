import * as v from 'valibot';
import { line } from '../fields.ts';
import { content, hours, sentence } from './fields.ts';

/** The steps between payment and delivery. */
export const deliverySteps = 4;

/**
 * The promised delivery. `withinHours` counts from the payment of new orders; orders keep the promise
 * they were placed with. `credentialsHours` is a range, such as "24-48".
 */
export const DeliverySettings = v.object({
  withinHours: hours,
  averageHours: hours,
  credentialsHours: v.pipe(
    line(12),
    v.regex(/^\d{1,3}(-\d{1,3})?$/, 'Enter hours, such as 24 or 24-48.'),
  ),
  headline: sentence,
  stepTimes: v.pipe(
    content,
    v.length(deliverySteps, `Enter ${deliverySteps} lines, one for each step.`),
  ),
});
export type DeliverySettings = v.InferOutput<typeof DeliverySettings>;
