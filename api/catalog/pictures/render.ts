import { Failure } from '#api/http/failure';
import { pictureQuality, pictureWidths } from '#contract/pictures';

const maxPixels = 40_000_000;
const maxSide = 10_000;
/** The decoder supports more formats, but all browsers can display these. */
const formats: readonly Bun.Image.Format[] = ['png', 'jpeg', 'webp', 'gif'];

const unreadable = 'We can’t read this image. Choose a PNG, JPEG, WebP or GIF file.';
const tooManyPixels =
  'This image is too large. The limit is 40 megapixels and 10,000 pixels per side.';
const damaged = 'This image is damaged. Export it again and retry.';

/** A WebP of one width. */
export type RenderedPicture = { width: number; bytes: Uint8Array };

/**
 * Renders a picture in each width up to its own, smallest first, keeping its aspect ratio. Only
 * pixels and colors are kept, no metadata.
 */
export async function renderEachWidth(source: Uint8Array<ArrayBuffer>): Promise<RenderedPicture[]> {
  const own = await measure(source);
  const widths = new Set(pictureWidths.map((width) => Math.min(width, own)));
  const drawn: RenderedPicture[] = [];
  for (const width of widths) {
    const quality = pictureQuality(width);
    const picture = new Bun.Image(source, { maxPixels }).resize(width).webp({ quality });
    drawn.push({ width, bytes: await picture.bytes().catch(refuse) });
  }
  return drawn;
}

/** Reads the width from the header without decoding the picture. */
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

/**
 * The decoder fills missing parts of a JPEG with gray without an error, so its end marker is
 * checked.
 */
function isTruncated(source: Uint8Array<ArrayBuffer>): boolean {
  const jpeg = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  return jpeg.lastIndexOf(endOfImage) < jpeg.lastIndexOf(startOfScan);
}

const startOfScan = Buffer.of(0xff, 0xda);
const endOfImage = Buffer.of(0xff, 0xd9);
