import * as v from 'valibot';
import { lengths, line } from './fields.ts';

/** At most this many pages, sections of a page, or points. */
export const maxDetails = 30;

const text = v.pipe(line(lengths.name), v.nonEmpty());
const points = v.pipe(v.array(text), v.maxLength(maxDetails));

/** What a website consists of: its pages, what its owner can change, and whom it is good for. */
export const ProductDetails = v.object({
  pages: v.pipe(v.array(v.object({ name: text, sections: points })), v.maxLength(maxDetails)),
  changes: points,
  goodFor: points,
});
export type ProductDetails = v.InferOutput<typeof ProductDetails>;
