import { Failure } from '#api/http/failure';
import type { FileStore, StoredFile } from '#api/platform/files/store';
import type { ReceiveFile } from '#api/platform/files/store-attachment';
import { pictureQuality, pictureWidths, uploadedPicture } from '#contract/pictures';
import type { UploadedPicture } from '#contract/uploads';

const maxPixels = 40_000_000;

const maxSide = 10_000;

/** The decoder supports more formats, but all browsers can display these. */
const pictureFormats: readonly Bun.Image.Format[] = ['png', 'jpeg', 'webp', 'gif'];

const unreadable = 'We can’t read this image. Choose a PNG, JPEG, WebP or GIF file.';

const tooManyPixels =
  'This image is too large. The limit is 40 megapixels and 10,000 pixels per side.';

const damaged = 'This image is damaged. Export it again and retry.';

/** A WebP of one width. */
type RenderedPicture = { width: number; bytes: Uint8Array };

const sentences: Record<string, string> = {
  ERR_IMAGE_UNKNOWN_FORMAT: unreadable,
  ERR_IMAGE_FORMAT_UNSUPPORTED: unreadable,
  ERR_IMAGE_TOO_MANY_PIXELS: tooManyPixels,
  ERR_IMAGE_DECODE_FAILED: damaged,
};

const startOfScan = Buffer.of(0xff, 0xda);

const endOfImage = Buffer.of(0xff, 0xd9);

type Dependencies = { files: FileStore; receive: ReceiveFile };

export type Pictures = ReturnType<typeof createPictures>;

/** `<name>-<width>.webp`, the format of {@link uploadedPicture}. */
const fileName = /^([0-9a-f]{32})-([1-9]\d{0,2})\.webp$/;

/**
 * Pictures uploaded by admins. Names are derived from the rendered content, so duplicates share a
 * file.
 */
export function createPictures({ files, receive }: Dependencies) {
  // Rendering a large picture takes a few hundred megabytes.
  const alone = createSequence();

  return {
    /** Stores a picture and returns its widest version. Idempotent. */
    async keep(chunks: AsyncIterable<Uint8Array>): Promise<UploadedPicture> {
      await using file = await receive(chunks);
      const drawn = await alone(async () => renderEachWidth(await file.content.bytes()));
      const widest = drawn.at(-1);
      if (!widest) throw new Error('An image needs at least one width');
      const name = new Bun.CryptoHasher('sha256').update(widest.bytes).digest('hex').slice(0, 32);
      for (const { width, bytes } of drawn) {
        await files.put(keyOf(uploadedPicture(name, width)), bytes);
      }
      const { width, height } = await new Bun.Image(widest.bytes).metadata();
      return { thumbnail: uploadedPicture(name, widest.width), width, height };
    },

    /**
     * Finds a picture by its file name, or in its widest version if it was stored before this width
     * existed. Null if there is none.
     */
    async find(file: string): Promise<StoredFile | null> {
      const [, name, width] = fileName.exec(file) ?? [];
      if (!name) return null;
      for (const stored of [Number(width), ...pictureWidths.toReversed()]) {
        const picture = await files.get(keyOf(uploadedPicture(name, stored)));
        if (picture) return picture;
      }
      return null;
    },
  };
}

function keyOf(address: string): string {
  return address.replace(/^\//, '');
}

/** Runs memory-intensive tasks one after the other, even after a failure. */
function createSequence() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}

/**
 * Renders a picture in each width up to its own, smallest first, keeping its aspect ratio. Only
 * pixels and colors are kept, no metadata.
 */
async function renderEachWidth(source: Uint8Array<ArrayBuffer>): Promise<RenderedPicture[]> {
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
  if (!pictureFormats.includes(format)) throw new Failure('validation', unreadable);
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

/**
 * The decoder fills missing parts of a JPEG with gray without an error, so its end marker is
 * checked.
 */
function isTruncated(source: Uint8Array<ArrayBuffer>): boolean {
  const jpeg = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  return jpeg.lastIndexOf(endOfImage) < jpeg.lastIndexOf(startOfScan);
}
