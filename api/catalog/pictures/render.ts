import { Failure } from '#api/http/failure';
import { pictureWidths } from '#contract/uploads';

const maxPixels = 40_000_000;
const maxSide = 10_000;
/** The decoder knows more; of these a browser shows each, and the person who chose it can see it. */
const formats: readonly Bun.Image.Format[] = ['png', 'jpeg', 'webp', 'gif'];

const unreadable = 'We can’t read this image. Choose a PNG, JPEG, WebP or GIF file.';
const tooManyPixels =
  'This image is too large. The limit is 40 megapixels and 10,000 pixels per side.';
const damaged = 'This image is damaged. Export it again and retry.';

/** A WebP in one width. */
export type RenderedPicture = { width: number; bytes: Uint8Array };

/**
 * A picture in each width of the shop that it fills, the smallest first, in its own shape. It is
 * drawn anew: nothing of the file but its pixels and their colours is kept.
 */
export async function renderEachWidth(source: Uint8Array<ArrayBuffer>): Promise<RenderedPicture[]> {
  const own = await measure(source);
  const widths = new Set(pictureWidths.map((width) => Math.min(width, own)));
  const drawn: RenderedPicture[] = [];
  for (const width of widths) {
    const picture = new Bun.Image(source, { maxPixels }).resize(width).webp({ quality: 80 });
    drawn.push({ width, bytes: await picture.bytes().catch(refuse) });
  }
  return drawn;
}

/** How wide it is, from its head alone: nothing is decoded yet. */
async function measure(source: Uint8Array<ArrayBuffer>): Promise<number> {
  const { width, height, format } = await new Bun.Image(source, { maxPixels })
    .metadata()
    .catch(refuse);
  if (!formats.includes(format)) throw new Failure('validation', unreadable);
  if (Math.max(width, height) > maxSide) throw new Failure('validation', tooManyPixels);
  if (format === 'jpeg' && isTruncated(source)) throw new Failure('validation', damaged);
  return width;
}

function refuse(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const sentence = typeof code === 'string' ? sentences[code] : undefined;
  if (!sentence) throw error;
  throw new Failure('validation', sentence);
}

const sentences: Record<string, string> = {
  ERR_IMAGE_UNKNOWN_FORMAT: unreadable,
  ERR_IMAGE_FORMAT_UNSUPPORTED: unreadable,
  ERR_IMAGE_TOO_MANY_PIXELS: tooManyPixels,
  ERR_IMAGE_DECODE_FAILED: damaged,
};

/** The decoder draws what is missing of a JPEG grey, without a word: no end follows its last scan. */
function isTruncated(source: Uint8Array<ArrayBuffer>): boolean {
  const jpeg = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  return jpeg.lastIndexOf(endOfImage) < jpeg.lastIndexOf(startOfScan);
}

const startOfScan = Buffer.of(0xff, 0xda);
const endOfImage = Buffer.of(0xff, 0xd9);
