import type { Pixels } from './compare.ts';
import { readPng, writePng } from './png.ts';

export async function toPixels(image: Uint8Array): Promise<Pixels> {
  return readPng(await new Bun.Image(image).png({ compressionLevel: 0 }).buffer());
}

/** Lossless, and soon made: for what is looked at and thrown away. */
export async function toWebp(pixels: Pixels): Promise<Uint8Array> {
  return new Bun.Image(await writePng(pixels)).webp({ lossless: true }).bytes();
}

export function samePixels(a: Pixels, b: Pixels): boolean {
  return a.width === b.width && a.height === b.height && Buffer.compare(a.data, b.data) === 0;
}
