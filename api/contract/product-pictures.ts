import * as v from 'valibot';
import { lengths, line, webAddress } from './fields.ts';

/** At most this many pictures beside the thumbnail. */
export const maxPictures = 8;
const side = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/**
 * A picture beside the thumbnail. `alt` says what it shows. `width` and `height` are in pixels, and
 * unknown for pictures from elsewhere.
 */
export const ProductPicture = v.object({
  url: webAddress(),
  alt: v.pipe(line(lengths.name), v.nonEmpty()),
  width: side,
  height: side,
});
export type ProductPicture = v.InferOutput<typeof ProductPicture>;
