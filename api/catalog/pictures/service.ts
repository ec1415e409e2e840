import type { FileStore } from '#api/platform/files/store';
import { uploadedPicture } from '#contract/uploads';
import { renderEachWidth } from './render.ts';
import { createSequence } from './sequential.ts';

export type Pictures = ReturnType<typeof createPictures>;

/** `<name>-<width>.webp`, the format of {@link uploadedPicture}. */
const fileName = /^[0-9a-f]{32}-[1-9]\d{0,2}\.webp$/;

/**
 * Pictures uploaded by admins. Names are derived from the rendered content, so duplicates share a
 * file.
 */
export function createPictures(files: FileStore) {
  // Rendering a large picture takes a few hundred megabytes.
  const alone = createSequence();

  return {
    /** Stores a picture and returns the address of the widest version. Idempotent. */
    async keep(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
      const drawn = await alone(() => renderEachWidth(bytes));
      const widest = drawn.at(-1);
      if (!widest) throw new Error('An image needs at least one width');
      const name = new Bun.CryptoHasher('sha256').update(widest.bytes).digest('hex').slice(0, 32);
      for (const { width, bytes } of drawn) {
        await files.put(keyOf(uploadedPicture(name, width)), bytes);
      }
      return uploadedPicture(name, widest.width);
    },

    /** Finds a picture by its file name. Null if there is none. */
    async find(name: string): Promise<Blob | null> {
      return fileName.test(name) ? files.get(`uploads/${name}`) : null;
    },
  };
}

function keyOf(address: string): string {
  return address.replace(/^\//, '');
}
