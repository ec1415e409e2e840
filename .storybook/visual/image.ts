import { PNG } from 'pngjs';
import type { Pixels } from './compare.ts';

/**
 * Lossless WebP: a seventh of a PNG's size. One version of Bun makes the same bytes from the same
 * pixels, so equal bytes prove equal pictures without decoding either.
 */
export async function toWebp(image: Uint8Array): Promise<Uint8Array> {
  return new Bun.Image(image).webp({ lossless: true }).bytes();
}

export async function toPixels(image: Uint8Array): Promise<Pixels> {
  return PNG.sync.read(await new Bun.Image(image).png({ compressionLevel: 1 }).buffer());
}

export async function fromPixels({ width, height, data }: Pixels): Promise<Uint8Array> {
  const png = new PNG({ width, height });
  png.data.set(data);
  return toWebp(PNG.sync.write(png, { deflateLevel: 1 }));
}
