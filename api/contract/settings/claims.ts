import * as v from 'valibot';
import { claims } from '../claims.ts';
import { line } from '../fields.ts';
import { content, sentence } from './fields.ts';

/**
 * What the shop claims; the operator must be able to prove all of it. `figures` start with their
 * number. The rating is for search engines.
 */
export const ClaimsSettings = v.object({
  promises: content,
  figures: content,
  included: content,
  footer: sentence,
  offerPrice: v.optional(
    v.pipe(line(9), v.regex(/^\d{1,6}(\.\d\d)?$/, 'Enter an amount, such as 199 or 199.50.')),
    claims.offer.price,
  ),
  ratingValue: v.pipe(
    line(3),
    v.regex(/^([1-4](\.\d)?|5(\.0)?)$/, 'Enter a rating from 1 to 5, such as 4.9.'),
  ),
  ratingCount: v.pipe(
    v.number('Enter how many reviews there are.'),
    v.integer('Enter a whole number.'),
    v.minValue(1, 'Enter how many reviews there are.'),
    v.maxValue(1_000_000, 'Enter at most 1,000,000.'),
  ),
});
export type ClaimsSettings = v.InferOutput<typeof ClaimsSettings>;
