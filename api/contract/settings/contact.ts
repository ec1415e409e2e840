import * as v from 'valibot';
import { hours, sentence } from './fields.ts';

/** When the shop can be reached, and how soon it promises to answer, in hours. */
export const ContactSettings = v.object({
  businessHours: sentence,
  salesHours: hours,
  supportHours: hours,
  urgentHours: hours,
  answerWithinHours: hours,
});
export type ContactSettings = v.InferOutput<typeof ContactSettings>;
