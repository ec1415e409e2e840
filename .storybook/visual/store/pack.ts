import encode from '@jsquash/webp/encode.js';
import type { Pixels } from '../compare.ts';
import { samePixels, toPixels } from '../image.ts';

/** WebP ends at 16383 rows. */
export const mostRows = 16_000;
/** Past this, a twentieth less in size costs ten times the time. */
const effort = 90;

/** Lossless WebP of a size that can be kept in the repository. */
export async function pack(pixels: Pixels): Promise<Uint8Array> {
  const { width, height, data } = pixels;
  if (height > mostRows) throw new Error(`A picture of ${height} rows cannot be packed.`);
  const image = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as const;
  const packed = await encode(image, { lossless: 1, exact: 1, quality: effort });
  const bytes = new Uint8Array(packed);
  if (!samePixels(pixels, await toPixels(bytes))) throw new Error('A packed picture lost pixels.');
  return bytes;
}
