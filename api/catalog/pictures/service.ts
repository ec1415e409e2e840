import type { ReceiveFile } from '#api/platform/files/receive-file';
import type { FileStore, StoredFile } from '#api/platform/files/store';
import { pictureWidths, uploadedPicture } from '#contract/pictures';
import type { UploadedPicture } from '#contract/uploads';
import { renderEachWidth } from './render.ts';
import { createSequence } from './sequential.ts';

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
