import type { FileStore } from '#api/platform/files/store';
import { uploadedPicture } from '#contract/uploads';
import { renderEachWidth } from './render.ts';
import { createSequence } from './sequential.ts';

export type Pictures = ReturnType<typeof createPictures>;

/** `<name>-<width>.webp`, as {@link uploadedPicture} writes it. */
const fileName = /^[0-9a-f]{32}-[1-9]\d{0,2}\.webp$/;

/** The pictures that admins upload. Each is named by what was drawn of it: the same is one file. */
export function createPictures(files: FileStore) {
  // A large one takes a few hundred megabytes while it is drawn.
  const alone = createSequence();

  return {
    /** Answers the address of the widest. Repeating it with the same bytes changes nothing. */
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

    /** By the last part of its address; null where there is none. */
    async find(name: string): Promise<Blob | null> {
      return fileName.test(name) ? files.get(`uploads/${name}`) : null;
    },
  };
}

function keyOf(address: string): string {
  return address.replace(/^\//, '');
}
