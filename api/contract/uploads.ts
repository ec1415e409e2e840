import * as v from 'valibot';

/** The maximum size of a file. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** Chosen by the page, so that an upload that is sent again is stored once. */
export const uploadId = v.optional(v.pipe(v.string(), v.uuid()));

/** The accepted types of pictures, detected from the content. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** An uploaded picture; `thumbnail` is its address, for a product. The size is in pixels. */
export const UploadedPicture = v.object({
  thumbnail: v.string(),
  width: v.number(),
  height: v.number(),
});
export type UploadedPicture = v.InferOutput<typeof UploadedPicture>;
